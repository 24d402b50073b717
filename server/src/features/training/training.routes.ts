import * as contract from "@app/contract/training";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { joinProgress } from "./join-progress.ts";
import { showCourse } from "./show-course.ts";
import { readProgress } from "./show-progress.ts";

export const trainingRoutes = (ctx: Context): Route[] => [
  route(contract.showCourse, ({ params }) => showCourse(params)),
  route(contract.showProgress, ({ actor }) => readProgress(ctx.db, actor.userId)),
  route(contract.joinProgress, ({ actor, body }) => joinProgress(ctx, actor, body.lessons)),
];
