import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { resolvePath, withQuery } from "../app/lib/resolve-path.ts";
import { sendFetchResponse, toFetchRequest } from "./fetch-bridge.ts";

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

/** Everything that is neither a file nor a call is a page. */
export const registerPages = async (host: FastifyInstance, render: RenderPage): Promise<void> => {
  await host.register(async (scope) => {
    // The renderer reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.all("/*", async (request: FastifyRequest, reply: FastifyReply) => {
      const address = cleanAddress(request.originalUrl);
      if (address !== undefined) return reply.redirect(address, 308);
      return sendFetchResponse(reply, await render(toFetchRequest(request, reply, request.nonce)));
    });
  });
};
