/** The back office looks for the payment of a campaign, and at what it promises. */
export const checkTask = "check_campaign" as const;
