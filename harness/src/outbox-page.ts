import type { CaughtMessage } from "./caught-messages.ts";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const withLinks = (escaped: string): string =>
  escaped.replaceAll(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);

const style = `
  body { margin: 2rem auto; max-width: 44rem; padding: 0 1rem; background: #f5f7f0; color: #0f231a;
    font: 16px/1.5 system-ui, sans-serif; }
  h1 { color: #047745; }
  article { margin: 1rem 0; padding: 1rem 1.25rem; border-radius: 14px; background: #fff; }
  header { color: #4c5c54; font-size: 0.875rem; }
  h2 { margin: 0.25rem 0; font-size: 1.125rem; }
  .code { font-size: 2.5rem; font-weight: 800; letter-spacing: 0.1em; }
  .text { white-space: pre-wrap; overflow-wrap: anywhere; }
  a { color: #047745; }`;

const entry = ({ number, at, channel, from, to, subject, text, html }: CaughtMessage): string => {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(`${subject}\n${text}`)?.[0];
  return `<article>
<header>${channel === "sms" ? "SMS" : "E-mail"} to <b><bdi>${escape(to)}</bdi></b> from <bdi>${escape(from)}</bdi>, <time>${escape(at)}</time>
${html ? `<a href="/messages/${number}.html">as mail</a>` : ""}</header>
${subject ? `<h2 dir="auto">${escape(subject)}</h2>` : ""}
${code ? `<p class="code"><bdi dir="ltr">${code}</bdi></p>` : ""}
<p class="text" dir="auto">${withLinks(escape(text))}</p>
</article>`;
};

/** What has been caught, newest first; it loads itself anew, without a script. */
export const outboxPage = (messages: readonly CaughtMessage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>Outbox (${messages.length})</title>
<style>${style}</style>
</head>
<body>
<h1>Outbox</h1>
${messages.length === 0 ? "<p>Nothing has been sent yet.</p>" : messages.toReversed().map(entry).join("\n")}
</body>
</html>
`;
