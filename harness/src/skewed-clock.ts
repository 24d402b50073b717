// Preloaded into a process whose clock is to be wrong, by as many seconds as CLOCK_SKEW_SECONDS says.

const skew = Number(process.env["CLOCK_SKEW_SECONDS"] ?? 0) * 1000;

globalThis.Date = new Proxy(Date, {
  construct: (target, args: [], made) =>
    args.length === 0
      ? new target(target.now() + skew)
      : (Reflect.construct(target, args, made) as Date),
  get: (target, property, receiver) =>
    property === "now"
      ? () => target.now() + skew
      : (Reflect.get(target, property, receiver) as unknown),
});
