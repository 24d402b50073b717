import * as desk from "@app/contract/lesson-words";
import * as contract from "@app/contract/training";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { joinProgress } from "./join-progress.ts";
import { listLessonWords } from "./list-lesson-words.ts";
import { saveLessonWords } from "./save-lesson-words.ts";
import { createShowCourse } from "./show-course.ts";
import { showLessonWords } from "./show-lesson-words.ts";
import { readProgress } from "./show-progress.ts";

export const trainingRoutes = (ctx: Context): Route[] => {
  const showCourse = createShowCourse(ctx);
  return [
    route(contract.showCourse, ({ params }) => showCourse(params)),
    route(contract.showProgress, ({ actor }) => readProgress(ctx.db, actor.userId)),
    route(contract.joinProgress, ({ actor, body }) => joinProgress(ctx, actor, body.lessons)),
    route(desk.listLessonWords, () => listLessonWords(ctx)),
    route(desk.showLessonWords, ({ params }) => showLessonWords(ctx, params.slug)),
    route(desk.saveLessonWords, (call) => saveLessonWords(ctx, call)),
  ];
};
