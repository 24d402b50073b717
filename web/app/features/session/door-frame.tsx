import { product } from "@app/contract/product";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../i18n/use-language.ts";
import { classNames } from "../../ui/class-names.ts";
import { Logo } from "../../ui/logo.tsx";
import { Wall } from "../../ui/wall.tsx";
import { doorLooks, doorWall, type DoorLook } from "./doors.ts";

interface DoorFrameProps {
  look: DoorLook;
  /** The language menu. */
  language: ReactNode;
  /** Beside the logo, where there is room. */
  chip?: ReactNode;
  /** On a phone the second screen leaves its place to the field and the keyboard. */
  hasStrip: boolean;
  children: ReactNode;
}

/** Tiles above on a phone, beside the form where there is room. */
export function DoorFrame({ look, language, chip, hasStrip, children }: DoorFrameProps) {
  const { ground, strip, rows } = doorLooks[look];
  return (
    <div className={classNames("flex min-h-dvh flex-col lg:flex-row", ground)}>
      <div className="relative lg:order-2">
        {hasStrip && (
          <Wall
            tiles={strip}
            className={classNames("grid-cols-4 sm:max-lg:grid-cols-12 lg:hidden", rows)}
          />
        )}
        <Wall
          tiles={[...doorWall, ...doorWall]}
          className="sticky top-0 h-dvh w-[min(83.34dvh,46vw)] auto-rows-max grid-cols-5 overflow-hidden max-lg:hidden xl:w-[min(83.34dvh,54vw)]"
        />
        {hasStrip && (
          <div className="absolute end-0 top-0 rounded-es-medium bg-white lg:hidden">
            {language}
          </div>
        )}
      </div>
      <main className="mx-auto flex w-full max-w-[40rem] min-w-0 flex-1 flex-col px-5 pt-3.5 pb-2 sm:px-page lg:py-8">
        <DoorBar look={look} language={language} chip={chip} />
        <div className="flex flex-1 flex-col lg:flex-initial lg:my-auto">{children}</div>
      </main>
    </div>
  );
}

function DoorBar({ look, language, chip }: Pick<DoorFrameProps, "look" | "language" | "chip">) {
  const name = product.name[useLanguage()];
  return (
    <div className="flex flex-wrap items-center gap-3 max-lg:hidden">
      <Link to="/" className="inline-flex min-h-11 items-center rounded-small">
        <Logo name={name} variant={doorLooks[look].logo} className="text-[1.875rem]" />
      </Link>
      <span className="ms-auto">{language}</span>
      {chip}
    </div>
  );
}
