import { product } from "@app/contract/product";

const dayMs = 24 * 60 * 60 * 1000;

/** 20261122T090000: without a zone, it rings by the clock of the phone. */
const stamp = (moment: Date): string =>
  `${moment.toISOString().slice(0, 10).replaceAll("-", "")}T090000`;

/** An entry for any calendar, a week from now at nine. Nothing of it is known to us. */
export const reminderFile = (now: Date, title: string, path: string): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${product.slug}//eligibility//EN`,
    "BEGIN:VEVENT",
    `UID:${now.getTime()}@${product.slug}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
    `DTSTART:${stamp(new Date(now.getTime() + 7 * dayMs))}`,
    "DURATION:PT15M",
    `SUMMARY:${title}`,
    `URL:${product.links.site}${path}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:PT0M",
    `DESCRIPTION:${title}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
