import { showNationalFigures } from "@app/contract/national-figures";
import { useNavigate } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { Folds } from "../features/check/folds.tsx";
import { NumberForm } from "../features/check/number-form.tsx";
import { Root } from "../features/check/root.tsx";
import { fetchNational } from "../features/figures/figures.api.ts";
import { FiguresPage } from "../features/figures/figures-page.tsx";
import { callPublicly } from "../lib/public-api.server.ts";
import { unkept } from "../lib/unkept.ts";
import type { Route } from "./+types/figures";

export const loader = async () => {
  const figures = await callPublicly(showNationalFigures).catch(() => null);
  return figures ? { figures } : unkept({ figures });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Coming from another page, or without a network, the page is there at once; its numbers follow. */
export const clientLoader = () => ({ figures: fetchNational() });

export default function Figures({ loaderData: { figures } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <>
      <SiteHeader />
      <FiguresPage
        figures={figures}
        check={(root) => ({
          form: (
            <NumberForm number={undefined} onAsk={(number) => void navigate(`/check/${number}`)} />
          ),
          proof: (
            <>
              <Folds checked={undefined} />
              {root && <Root root={root} />}
            </>
          ),
        })}
      />
      <SiteFooter />
    </>
  );
}
