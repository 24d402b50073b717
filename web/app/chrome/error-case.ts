import { isRouteErrorResponse } from "react-router";

export interface ErrorCase {
  /** Nothing that could be recognised as an error has none. */
  status: number | undefined;
  /** What the error says of itself; it helps whoever is called. */
  message: string | undefined;
  situation: "server" | "notFound" | "forbidden" | "offline";
}

const statusOf = (error: unknown): number | undefined => {
  if (isRouteErrorResponse(error)) return error.status;
  if (!(error instanceof Error)) return undefined;
  return "status" in error && typeof error.status === "number" ? error.status : 500;
};

const messageOf = (error: unknown): string | undefined => {
  if (error instanceof Error) return error.message || undefined;
  if (!isRouteErrorResponse(error)) return undefined;
  return typeof error.data === "string" && error.data ? error.data : undefined;
};

const situationOf = (status: number | undefined, isOnline: boolean): ErrorCase["situation"] => {
  if (status === 404) return "notFound";
  if (status === 403) return "forbidden";
  return isOnline ? "server" : "offline";
};

/** What a person can do about it depends on the status, and on whether there is a network. */
export const errorCaseOf = (error: unknown, isOnline: boolean): ErrorCase => {
  const status = statusOf(error);
  const situation = situationOf(status, isOnline);
  // Without a network nobody answered: there is no status to show, and nothing to report.
  if (situation === "offline") return { status: undefined, message: undefined, situation };
  return { status, message: situation === "notFound" ? undefined : messageOf(error), situation };
};
