import { directionOf, type Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";

/** Colours of web/app/theme.css. Mailboxes drop style sheets, so every element has its own. */
const colour = {
  ink: "#0f231a",
  muted: "#4c5c54",
  line: "#d9ded5",
  plaster: "#f5f7f0",
  green: "#047745",
  yellow: "#fecc1d",
};

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Digits, links and the like keep their order inside Arabic. Takes text, gives markup. */
export const leftToRight = (text: string): string => `<bdi dir="ltr">${escapeHtml(text)}</bdi>`;

export interface MailParts {
  locale: Locale;
  subject: string;
  /** Markup: texts escaped, values isolated. */
  body: string;
  note: string;
  footer: string;
  code?: string | undefined;
  button?: { label: string; link: string } | undefined;
}

const paragraph = (markup: string, style: string): string =>
  `<p style="margin:0 0 16px;${style}">${markup}</p>`;

const codeBlock = (code: string): string =>
  paragraph(
    `<bdi dir="ltr" style="display:inline-block;padding:12px 20px;border-radius:14px;background:${colour.yellow};font-size:32px;font-weight:800;letter-spacing:6px">${escapeHtml(code)}</bdi>`,
    "",
  );

const buttonBlock = ({ label, link }: { label: string; link: string }): string =>
  paragraph(
    `<a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;border-radius:14px;background:${colour.green};color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(label)}</a>`,
    "",
  ) +
  // In full as well: some people see no buttons, and careful ones read an address before opening it.
  paragraph(
    `<a href="${escapeHtml(link)}" style="color:${colour.green}">${leftToRight(link)}</a>`,
    "font-size:14px;line-height:20px;word-break:break-all",
  );

export const layOutMail = (parts: MailParts): string => {
  const { locale, subject, body, note, footer, code, button } = parts;
  const direction = directionOf(locale);
  // Outlook knows neither "start" nor "end".
  const start = direction === "rtl" ? "right" : "left";
  const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:${colour.plaster}">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.plaster};${font};font-size:16px;line-height:24px;color:${colour.ink}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:${start}">
<tr><td style="padding:0 24px 16px;color:${colour.green};font-size:24px;font-weight:800">${escapeHtml(product.name[locale])}</td></tr>
<tr><td style="padding:28px 24px 12px;border-radius:22px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escapeHtml(subject)}</h1>
${paragraph(body, "")}
${code ? codeBlock(code) : ""}${button ? buttonBlock(button) : ""}
${paragraph(note, `color:${colour.muted}`)}
</td></tr>
<tr><td style="padding:16px 24px;color:${colour.muted};font-size:14px;line-height:20px">${footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
};
