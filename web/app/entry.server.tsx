import { PassThrough } from "node:stream";
import { faultInLog } from "@app/contract/fault-in-log";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { ServerRouter, type EntryContext, isRouteErrorResponse } from "react-router";
import { LastResortDocument } from "./chrome/last-resort.tsx";
import { detectLocale } from "./i18n/locale.ts";
import { earlySubmitScript } from "./lib/early-submit.ts";
import { Nonce } from "./lib/nonce.ts";
import { nonceHeader, wholePageHeader } from "./lib/nonce-header.ts";
import { publicPageOf } from "./lib/public-pages.ts";
import { resolvePath } from "./lib/resolve-path.ts";

export const streamTimeout = 5000;

/** One line, and nothing of what a fault may carry. */
const report = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- the renderer has no logger of its own
  console.error(JSON.stringify({ err: faultInLog(error), msg: "a page broke" }));
};

/** What a loader throws, and a path that is none: the router would print all of it. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (request.signal.aborted) return;
  report(isRouteErrorResponse(error) ? { name: "Refused", status: error.status } : error);
};

const htmlResponse = (body: BodyInit | null, status: number, headers: Headers): Response => {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie, Accept-Language, Save-Data");
  return new Response(body, { status, headers });
};

const lastResort = (request: Request, headers: Headers): Response => {
  const locale = detectLocale(request.headers, new URL(request.url).searchParams);
  const html = renderToStaticMarkup(<LastResortDocument locale={locale} />);
  return htmlResponse(`<!DOCTYPE html>${html}`, 500, headers);
};

/** What no search engine should show, whoever links to it. */
const isUnlisted = (pathname: string): boolean => {
  const resolution = resolvePath(pathname);
  return resolution.kind !== "page" || !publicPageOf(resolution.page);
};

export default function handleRequest(
  request: Request,
  statusCode: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> | Response {
  const { pathname } = new URL(request.url);
  if (isUnlisted(pathname)) headers.set("X-Robots-Tag", "noindex");
  if (request.method === "HEAD") return htmlResponse(null, statusCode, headers);
  const nonce = request.headers.get(nonceHeader) ?? undefined;
  // Readers without a screen get the whole page at once, people see the frame first.
  const waitsForAll =
    request.headers.has(wholePageHeader) || isbot(request.headers.get("user-agent") ?? "");

  return new Promise((resolve, reject) => {
    let shellIsSent = false;
    let status = statusCode;
    const timer = setTimeout(() => abort(), streamTimeout + 1000);

    const send = () => {
      shellIsSent = true;
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer);
          done();
        },
      });
      pipe(body);
      resolve(htmlResponse(createReadableStreamFromReadable(body), status, headers));
    };

    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
      </Nonce>,
      {
        ...(pathname !== "/offline" && { bootstrapScriptContent: earlySubmitScript }),
        ...(nonce && { nonce }),
        [waitsForAll ? "onAllReady" : "onShellReady"]: send,
        onShellError(error) {
          clearTimeout(timer);
          // React Router renders once more with the error screen; when that fails too, this is it.
          if (context.staticHandlerContext.errors) resolve(lastResort(request, headers));
          else reject(error);
        },
        onError(error) {
          status = 500;
          // What breaks before the frame is sent is reported by the caller.
          if (shellIsSent) report(error);
        },
      },
    );
  });
}
