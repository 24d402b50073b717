import { quizLength } from "@app/contract/quiz";
import { buildCertificate } from "@app/database/testing/build-certificate";
import type { World } from "./authorisation-world.ts";
import { freshEmail, freshPhone } from "./fresh.ts";

interface Sample {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
}

const certificate = async ({ server }: World): Promise<Sample> => ({
  params: { number: await buildCertificate(server.database.db) },
});

export const schoolSamples: Record<string, (world: World) => Sample | Promise<Sample>> = {
  "POST /api/v1/schools/applications": () => ({
    body: {
      schoolName: "École Ibn Badis",
      level: "primary",
      sector: "public",
      communeCode: 1601,
      classes: 12,
      pupils: 380,
      teacherName: "Samira Haddad",
      role: "teacher",
      phone: freshPhone(),
      email: freshEmail(),
      months: [10, 2],
      yard: "yes",
      message: "",
    },
  }),
  "GET /api/v1/quiz/:locale": () => ({ params: { locale: "ar" } }),
  // Wrong answers: let in, and told so.
  "POST /api/v1/quiz/certificates": () => ({
    body: {
      level: "primary",
      firstName: "Amine",
      school: "École Ibn Badis",
      answers: Array.from({ length: quizLength }, (_, place) => ({
        id: `unknown-${place}`,
        chosen: [0],
      })),
    },
  }),
  "GET /api/v1/quiz/certificates/:number": certificate,
  "GET /api/v1/quiz/certificates/:number/sheet": certificate,
};
