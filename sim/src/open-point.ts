import type { Hours } from "@app/contract/hours";
import {
  savePointPapers,
  savePointPlace,
  savePointPractice,
  submitPointProfile,
} from "@app/contract/point-profile";
import { decideTask, listTasks, type TaskRow } from "@app/contract/tasks";
import { joinProgress, lessonsOf, showCourse } from "@app/contract/training";
import type { Phone } from "./api.ts";
import type { PointPlan } from "./country.ts";
import { signUpOwner } from "./people.ts";
import type { Product } from "./product.ts";

export interface OpenPoint {
  plan: PointPlan;
  id: string;
  owner: Phone;
}

const twoDigits = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

const hoursOf = ({ opensAt, closesAt }: PointPlan): Hours => {
  const usual: [string, string][] = [[twoDigits(opensAt), twoDigits(closesAt)]];
  return { sat: usual, sun: usual, mon: usual, tue: usual, wed: usual, thu: usual, fri: usual };
};

/** The course of whoever stands at a counter, answered right. */
export const learn = async (phone: Phone): Promise<void> => {
  const course = "counter" as const;
  const { lessons } = await phone.ask(showCourse, { params: { course, locale: "fr" } });
  const at = new Date().toISOString();
  const learnt = lessons
    .filter(({ slug }) => lessonsOf.counter.some((one) => one === slug))
    .map(({ slug, cards, questions }) => ({
      slug,
      card: cards.length + questions.length,
      answered: { answers: questions.map(({ id, right }) => ({ id, option: right })), at },
    }));
  await phone.ask(joinProgress, { body: { lessons: learnt } });
};

/** The owner's own steps, up to asking the back office. */
export const applyForPoint = async (
  product: Product,
  number: string,
  plan: PointPlan,
): Promise<OpenPoint> => {
  const owner = await signUpOwner(product, number);
  const { name, communeCode, lat, lng } = plan;
  const address = `${plan.index + 1}, rue des Frères Bouadou`;
  const place = { name, kind: "shop" as const, communeCode, address, lat, lng, phone: number };
  const { id } = await owner.ask(savePointPlace, { body: place });
  await owner.ask(savePointPractice, {
    body: {
      materials: [...plan.materials],
      acceptsBagsLeft: false,
      hours: hoursOf(plan),
      storageSquareMeters: 20,
      scaleKilograms: 60,
    },
  });
  const papers = { registerNumber: null, taxNumber: null, bankAccount: null };
  await owner.ask(savePointPapers, { body: { ...papers, consent: true } });
  await owner.ask(submitPointProfile);
  await learn(owner);
  return { plan, id, owner };
};

const openTasks = async (clerk: Phone): Promise<TaskRow[]> => {
  const found: TaskRow[] = [];
  let after: string | null = null;
  do {
    const query: { group: "checks"; after?: string } = { group: "checks", ...(after && { after }) };
    const page: { tasks: TaskRow[]; next: string | null } = await clerk.ask(listTasks, { query });
    found.push(...page.tasks);
    after = page.next;
  } while (after);
  return found;
};

const isAbout = (task: TaskRow, names: ReadonlySet<string>): boolean =>
  task.title.some(({ value: { value } }) =>
    typeof value === "object" ? names.has(value.fr ?? "") : names.has(String(value)),
  );

/** The back office opens what these owners handed in, and leaves everybody else's alone. */
export const approvePoints = async (clerk: Phone, points: readonly OpenPoint[]): Promise<void> => {
  const names = new Set(points.map(({ plan }) => plan.name.fr));
  const tasks = await openTasks(clerk);
  for (const { id, kind, ...rest } of tasks) {
    if (kind !== "point_approval" || !isAbout({ id, kind, ...rest }, names)) continue;
    await clerk.ask(decideTask, { params: { id }, body: { choice: "approved", note: "" } });
  }
};
