import type { Fact } from "@app/contract/tasks";
import { Fragment } from "react";
import { useFactText } from "./use-fact-text.ts";

/** The facts that name a task, in one line; each keeps its own direction. */
export function TaskTitle({ title }: { title: readonly Fact[] }) {
  const textOf = useFactText();
  return title.map((fact, place) => (
    <Fragment key={`${fact.name}${place}`}>
      {place > 0 && " \u00B7 "}
      <bdi>{textOf(fact)}</bdi>
    </Fragment>
  ));
}
