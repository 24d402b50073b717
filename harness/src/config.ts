/** Where the catcher listens when it is a program of its own. */
export const catcherPorts = () => ({
  smtpPort: Number(process.env["CATCHER_SMTP_PORT"] ?? 4025),
  port: Number(process.env["CATCHER_PORT"] ?? 4003),
});

/** Where the simulator of phone credit listens when it is a program of its own, and its secret. */
export const simulatedAirtime = () => ({
  port: Number(process.env["AIRTIME_SIMULATOR_PORT"] ?? 4004),
  secret: process.env["AIRTIME_CLIENT_SECRET"] ?? "known to everybody",
});
