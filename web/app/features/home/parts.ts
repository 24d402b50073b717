import { servedPart } from "../../lib/served-part.tsx";

const bring = async () => (await import("./sections.ts")).sections;
const onServer = import.meta.env.SSR ? await bring() : null;

const wall = servedPart(onServer && onServer.HeroWall, async () => (await bring()).HeroWall);
const steps = servedPart(onServer && onServer.Steps, async () => (await bring()).Steps);
const worth = servedPart(onServer && onServer.Worth, async () => (await bring()).Worth);
const roles = servedPart(onServer && onServer.Roles, async () => (await bring()).Roles);
const faq = servedPart(onServer && onServer.Faq, async () => (await bring()).Faq);

export const HeroWall = wall.ServedPart;
export const Steps = steps.ServedPart;
export const Worth = worth.ServedPart;
export const Roles = roles.ServedPart;
export const Faq = faq.ServedPart;

/** For whoever turns to the page: then the server draws none of them. */
export const loadSections = async (): Promise<void> => {
  await Promise.all([wall, steps, worth, roles, faq].map(({ load }) => load()));
};
