import { product } from "@app/contract/product";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { nonceHeader, wholePageHeader } from "../app/lib/nonce-header.ts";
import { resolvePath, withQuery } from "../app/lib/resolve-path.ts";
import { sendFetchResponse, toFetchRequest } from "./fetch-bridge.ts";
import { createKeptPages, type KeptPages, readRendered } from "./kept-pages.ts";
import { type KeptAddress, keptAddressOf } from "./page-key.ts";
import { createNonce } from "./security-headers.ts";
import { sendPage } from "./send-page.ts";

export type RenderPage = (request: Request) => Promise<Response>;

const splitUrl = (url: string): { pathname: string; search: string } => {
  const start = url.indexOf("?");
  return start < 0
    ? { pathname: url, search: "" }
    : { pathname: url.slice(0, start), search: url.slice(start) };
};

/** The address every other spelling of it leads to, when it is not the one asked for. */
const cleanAddress = (url: string): string | undefined => {
  const { pathname, search } = splitUrl(url);
  const resolution = resolvePath(pathname);
  return resolution.kind === "redirect" ? withQuery(resolution.to, search) : undefined;
};

/** The question of nobody in particular: it holds what the answer may depend on, and nothing else. */
const anonymousRequest = (address: KeptAddress, placeholder: string): Request =>
  new Request(product.links.site + address.path, {
    headers: {
      "Accept-Language": address.locale,
      ...(address.savesData && { "Save-Data": "on" }),
      [nonceHeader]: placeholder,
      [wholePageHeader]: "1",
    },
  });

/** Everything that is neither a file nor a call is a page. Answers the pages it keeps. */
export const registerPages = async (
  host: FastifyInstance,
  render: RenderPage,
  release: string,
): Promise<KeptPages> => {
  const keptPages = createKeptPages((error) => host.log.error(error, "a page was not made again"));
  // Nobody ever sees it, so no text that came from a person can hold it.
  const placeholder = createNonce();
  const renderFor = async (address: KeptAddress) =>
    readRendered(await render(anonymousRequest(address, placeholder)), placeholder, release);

  await host.register(async (scope) => {
    // The renderer reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.all("/*", async (request: FastifyRequest, reply: FastifyReply) => {
      const { method, originalUrl: url, headers } = request;
      const kept = keptAddressOf({ method, url, headers });
      if (kept) {
        const page = keptPages.get(kept.key, kept.keptSeconds, () => renderFor(kept));
        return sendPage(request, reply, await page);
      }
      const address = cleanAddress(url);
      if (address !== undefined) return reply.redirect(address, 308);
      return sendFetchResponse(reply, await render(toFetchRequest(request, reply, request.nonce)));
    });
  });
  return keptPages;
};
