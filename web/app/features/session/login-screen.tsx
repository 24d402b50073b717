import { product } from "@app/contract/product";
import { Store, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { Chip } from "../../ui/chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Logo } from "../../ui/logo.tsx";
import { Wall } from "../../ui/wall.tsx";
import { type Door, doorLooks, doorPaths, doors, doorWall } from "./doors.ts";
import { LoginForm } from "./login-form.tsx";

interface LoginScreenProps {
  door: Door;
  /** The language menu. */
  language: ReactNode;
}

/** One screen for the three doors: tiles above on a phone, beside the form where there is room. */
export function LoginScreen({ door, language }: LoginScreenProps) {
  const t = useTranslations("session");
  const { ground, box, button, strip } = doorLooks[door];
  return (
    <div className={classNames("flex min-h-dvh flex-col lg:flex-row", ground)}>
      <div className="relative lg:order-2">
        <Wall
          tiles={strip}
          className="grid-cols-4 sm:max-lg:grid-cols-12 lg:hidden [@media(height<46rem)]:max-sm:[&>:nth-child(n+9)]:hidden"
        />
        <Wall
          tiles={[...doorWall, ...doorWall]}
          className="sticky top-0 h-dvh w-[min(83.34dvh,46vw)] auto-rows-max grid-cols-5 overflow-hidden max-lg:hidden xl:w-[min(83.34dvh,54vw)]"
        />
        <div className="absolute end-0 top-0 rounded-es-m bg-white lg:hidden">{language}</div>
      </div>
      <main className="mx-auto flex w-full max-w-[40rem] min-w-0 flex-1 flex-col px-5 pt-4 pb-3 sm:px-page lg:py-8">
        <DoorBar door={door} language={language} />
        <div className="flex flex-1 flex-col lg:justify-center">
          <LoginForm title={t("title")} heading={t(`heading.${door}`)} variant={button} box={box} />
        </div>
        <OtherDoors door={door} />
      </main>
    </div>
  );
}

function DoorBar({ door, language }: LoginScreenProps) {
  const t = useTranslations("session");
  const name = product.name[useLanguage()];
  const Icon = door === "point" ? Store : Truck;
  return (
    <div className="flex flex-wrap items-center gap-3 max-lg:hidden">
      <Link to="/" className="inline-flex min-h-11 items-center rounded-small">
        <Logo name={name} variant={doorLooks[door].logo} className="text-[1.875rem]" />
      </Link>
      <span className="ms-auto">{language}</span>
      {door !== "citizen" && (
        <Chip tone="ink" icon={<Icon aria-hidden="true" />} className="min-h-10 px-4">
          {t(`door.${door}`)}
        </Chip>
      )}
    </div>
  );
}

function OtherDoors({ door }: { door: Door }) {
  const t = useTranslations("session");
  return (
    <nav aria-label={t("doors")} className="mt-2 flex flex-wrap gap-x-5">
      {doors
        .filter((other) => other !== door)
        .map((other) => (
          <Link
            key={other}
            to={doorPaths[other]}
            className="link inline-flex min-h-11 items-center text-[0.9375rem] decoration-[1.5px]"
          >
            {t(`door.${other}`)}
          </Link>
        ))}
    </nav>
  );
}
