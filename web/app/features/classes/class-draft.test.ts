import { describe, expect, it } from "vitest";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { bodyOf, draftOf, problemsIn, problemsOf } from "./class-draft.ts";

describe("a class", () => {
  it("with a name, a level and its pupils is what the server takes", () => {
    const draft = { name: " 4AM 2 ", level: "middle", pupils: "٣١" };
    expect(problemsIn(draft)).toEqual([]);
    expect(bodyOf(draft)).toEqual({ name: "4AM 2", level: "middle", pupils: 31 });
  });

  it("that is empty names every field, in its order", () => {
    expect(problemsIn(draftOf(undefined)).map(({ field }) => field)).toEqual([
      "name",
      "level",
      "pupils",
    ]);
  });

  it("with the name of a child is refused on the spot", () => {
    expect(problemsIn({ name: "Amine", level: "middle", pupils: "30" })).toEqual([
      { field: "name", text: "name" },
    ]);
  });

  it("that the server refuses is told in the words of the form", () => {
    const body = { message: "", traceId: "trace" };
    const refused = (errors: Record<string, string[]>) =>
      problemsOf(new ApiError(422, { ...body, error: "invalid_request", errors }));
    expect(refused({ level: ["results"] })).toEqual([{ field: "level", text: "levelCounted" }]);
    expect(refused({ pupils: ["too_big"] })).toEqual([{ field: "pupils", text: "pupils" }]);
    const full = new ApiError(409, { ...body, error: "limit_reached" });
    expect(problemsOf(full)).toEqual([{ text: "limit" }]);
    expect(problemsOf(new OfflineError())).toEqual([{ text: "offline" }]);
    expect(problemsOf(new Error("boom"))).toEqual([{ text: "failed" }]);
  });
});
