/** Where the catcher listens when it is a program of its own. */
export const catcherPorts = () => ({
  smtpPort: Number(process.env["CATCHER_SMTP_PORT"] ?? 4025),
  port: Number(process.env["CATCHER_PORT"] ?? 4003),
});
