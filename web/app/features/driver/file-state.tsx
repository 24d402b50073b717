import type { AskedPaper, TransporterProfile } from "@app/contract/transporter-profile";
import { showPlate } from "@app/contract/plate";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { Notice, type NoticeTone } from "../../ui/notice.tsx";

const tones: Record<TransporterProfile["state"], NoticeTone> = {
  draft: "info",
  pending: "info",
  more_info: "warning",
  approved: "success",
  refused: "problem",
  suspended: "problem",
};

type FileStateProps = Pick<TransporterProfile, "state" | "note" | "askedPapers">;

/** Where the file stands; of one that came back, which paper it is about and why. */
export function FileState({ state, note, askedPapers }: FileStateProps) {
  const t = useTranslations("driver");
  return (
    <Notice tone={tones[state]} title={t(`state.${state}.title`)}>
      {note ? <bdi className="block">{note}</bdi> : t(`state.${state}.text`)}
      {askedPapers.length > 0 && (
        <ul className="mt-2 grid gap-1 font-semibold">
          {askedPapers.map((paper) => (
            <li key={paper.kind + (paper.plate ?? "")}>
              <AskedAbout {...paper} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function AskedAbout({ kind, plate }: AskedPaper) {
  const t = useTranslations("driver.paper");
  return (
    <>
      {t(kind)}
      {plate && (
        <>
          {" "}
          <Num>{showPlate(plate)}</Num>
        </>
      )}
    </>
  );
}
