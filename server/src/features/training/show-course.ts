import type { ParamsOf, ResponseOf } from "@app/contract/endpoint";
import type { showCourse as endpoint } from "@app/contract/training";
import { lessonsIn } from "./content.ts";

export const showCourse = async ({
  course,
  locale,
}: ParamsOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> => ({
  lessons: [...lessonsIn(course, locale)],
});
