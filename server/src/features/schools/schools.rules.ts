import { type Limit, networkOf, seconds } from "../../limits.rules.ts";

/** The kind of the task that the back office gets. */
export const schoolTask = "school";

/** Five working days, with the weekend between them. */
export const callDueDays = 7;

/** From one network; and to one address, whose owner gets a mail each time whoever typed it. */
export const applicationLimits = (address: string, email: string): Limit[] => [
  { subject: `schools-hour:${networkOf(address)}`, most: 5, seconds: seconds.hour },
  { subject: `schools-day:${networkOf(address)}`, most: 20, seconds: seconds.day },
  { subject: `schools-to:${email}`, most: 3, seconds: seconds.day },
];

/** Whoever was not reached is called again so much later. */
export const callAgainDays = 3;
