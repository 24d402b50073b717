import type { Locale } from "@app/contract/locales";
import { type Course, type Lesson, showCourse } from "@app/contract/training";
import { call } from "../../lib/api-client.ts";
import { deviceStore } from "../../lib/storage.ts";

// Not among what leaves with a person: it is the same for everybody.
const keyOf = (course: Course, locale: Locale): string => `training.course.${course}.${locale}`;

const readKept = (course: Course, locale: Locale): readonly Lesson[] | null => {
  try {
    const lessons: unknown = JSON.parse(deviceStore.read(keyOf(course, locale)) ?? "");
    return showCourse.response.parse({ lessons }).lessons;
  } catch {
    return null;
  }
};

/** The whole course at once, so that all of it is there when the network is gone; else what was kept. */
export const loadCourse = async (
  course: Course,
  locale: Locale,
): Promise<readonly Lesson[] | null> => {
  try {
    const { lessons } = await call(showCourse, { params: { course, locale } });
    deviceStore.write(keyOf(course, locale), JSON.stringify(lessons));
    return lessons;
  } catch {
    return readKept(course, locale);
  }
};
