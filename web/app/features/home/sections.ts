import { Faq } from "./faq.tsx";
import { HeroWall } from "./hero-wall.tsx";
import { Roles } from "./roles.tsx";
import { Steps } from "./steps.tsx";
import { Worth } from "./worth.tsx";

/** What a first visit sees as the server drew it; together, so that they come in one file. */
export const sections = { Faq, HeroWall, Roles, Steps, Worth };
