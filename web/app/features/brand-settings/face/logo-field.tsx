import { pictureAddress } from "@app/contract/pictures";
import { ImageUp, Trash2 } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { failureOf } from "../../../lib/form-problems.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Tile } from "../../../ui/tile.tsx";
import { removeLogo, saveLogo } from "../brand-settings.api.ts";
import { drawLogo } from "./draw-logo.ts";

interface LogoFieldProps {
  logo: string | null;
  onChange: (logo: string | null) => void;
}

type Problem = "unread" | "offline" | "failed";

const problemOf = (error: unknown): Problem => {
  const { kind, name } = failureOf(error);
  if (kind === "offline") return "offline";
  return name === "not_a_picture" ? "unread" : "failed";
};

/** Kept as soon as it is chosen. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const t = useTranslations("brandSettings.logo");
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const attempt = async (work: () => Promise<string | null>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      onChange(await work());
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    void attempt(async () => {
      const data = await drawLogo(file).catch(() => null);
      if (data !== null) return saveLogo(data);
      setProblem("unread");
      return logo;
    });
    currentTarget.value = "";
  };

  return (
    <section className="border-t-2 border-ink pt-5 lg:pt-7">
      <h2 className="text-h3">{t("heading")}</h2>
      <p className="mt-1 text-muted">{t("lead")}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <LogoSquare logo={logo} alt={t("alt")} />
        <div className="grid gap-2">
          <input
            ref={input}
            type="file"
            accept="image/svg+xml,image/png,image/jpeg,image/webp"
            className="sr-only"
            aria-label={t("file")}
            tabIndex={-1}
            onChange={choose}
          />
          <Button
            variant="soft"
            size="sm"
            busy={busy}
            busyLabel={t("saving")}
            onClick={() => input.current?.click()}
          >
            <ImageUp className="size-5" aria-hidden="true" />
            {logo ? t("change") : t("add")}
          </Button>
          {logo && !busy && (
            <Button
              variant="soft"
              size="sm"
              onClick={() =>
                void attempt(async () => {
                  await removeLogo();
                  return null;
                })
              }
            >
              <Trash2 className="size-5" aria-hidden="true" />
              {t("remove")}
            </Button>
          )}
        </div>
      </div>
      {problem && (
        <Notice tone="problem" className="mt-4">
          {t(`problem.${problem}`)}
        </Notice>
      )}
    </section>
  );
}

/** On white, as everywhere; a tile of the wall where there is none. */
export function LogoSquare({ logo, alt }: { logo: string | null; alt: string }) {
  const look = "size-24 flex-none overflow-hidden rounded-medium";
  if (!logo) return <Tile name="bottle" pair={4} className={`${look} rounded-ee-turn`} />;
  return (
    <img
      src={pictureAddress(logo, 320)}
      alt={alt}
      className={`${look} border-[1.5px] border-line bg-white object-contain p-2.5`}
    />
  );
}
