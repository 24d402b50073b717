import { Store, Truck } from "lucide-react";
import { lazy, Suspense, type ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ShareTags } from "../../lib/page-head.tsx";
import { Chip } from "../../ui/chip.tsx";
import { DoorFrame } from "./door-frame.tsx";
import { type Door, doorPaths, doors, doorSignUps } from "./doors.ts";
import { LoginForm } from "./login-form.tsx";
import { useLogin } from "./use-login.ts";
import { WaitingDeposits } from "./waiting-deposits.tsx";

const loadCodeStep = () => import("./code-step.tsx");

// Most people log in with a password on a phone we know, and never see it.
const CodeStep = lazy(async () => ({ default: (await loadCodeStep()).CodeStep }));

interface LoginScreenProps {
  door: Door;
  /** The language menu. */
  language: ReactNode;
}

/** One screen for the three doors, and a second one for six digits. */
export function LoginScreen({ door, language }: LoginScreenProps) {
  const { asked, goBack, startAgain, ...form } = useLogin(loadCodeStep);
  const t = useTranslations("session");
  return (
    <DoorFrame
      look={door}
      language={language}
      chip={door !== "citizen" && <DoorChip door={door} />}
      hasStrip={!asked}
    >
      <ShareTags title={t(`title.${door}`)} description={t(`description.${door}`)} />
      {asked ? (
        <Suspense>
          <CodeStep
            {...asked}
            door={door}
            login={form.login}
            onBack={goBack}
            onStartAgain={startAgain}
          />
        </Suspense>
      ) : (
        <>
          <WaitingDeposits />
          <LoginForm {...form} door={door} />
          <SignUpLine door={door} />
          <OtherDoors door={door} />
        </>
      )}
    </DoorFrame>
  );
}

function DoorChip({ door }: { door: Exclude<Door, "citizen"> }) {
  const t = useTranslations("session");
  const Icon = door === "point" ? Store : Truck;
  return (
    <Chip tone="ink" icon={<Icon aria-hidden="true" />} className="min-h-10 px-4">
      {t(`door.${door}`)}
    </Chip>
  );
}

function SignUpLine({ door }: { door: Door }) {
  const t = useTranslations("session");
  return (
    <p className="mt-1 text-center lg:mt-5 lg:text-start">
      {t.rich(`new.${door}`, {
        link: (words) => (
          <Link to={doorSignUps[door]} className="link inline-block py-2.5 whitespace-nowrap">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}

function OtherDoors({ door }: { door: Door }) {
  const t = useTranslations("session");
  return (
    <nav
      aria-label={t("doors")}
      className="flex flex-wrap justify-center gap-x-5 lg:mt-2 lg:justify-start"
    >
      {doors
        .filter((other) => other !== door)
        .map((other) => (
          <Link
            key={other}
            to={doorPaths[other]}
            className="link inline-flex min-h-11 items-center text-[0.9375rem] decoration-[1.5px]"
          >
            {t(`doorLink.${other}`)}
          </Link>
        ))}
    </nav>
  );
}
