const thisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The examples' password is the name of its user: everybody knows it, so it is good for this machine alone. */
export const isGivenAway = (databaseUrl: string): boolean => {
  const url = URL.parse(databaseUrl);
  return !!url?.password && url.password === url.username && !thisMachine.test(url.hostname);
};

/** Where the engines are. The defaults are those of ops/services and compose.yaml. */
const url = (name: string, user: string): string => {
  const given = process.env[name] ?? `postgres://${user}:${user}@127.0.0.1:54330/app`;
  if (isGivenAway(given))
    throw new Error(`${name}: the password of the examples, on another machine`);
  return given;
};

export const databaseUrls = {
  /** The application: no DDL, no writes to the ledger but through its functions. */
  app: url("DATABASE_URL", "app_server"),
  /** Migrations: owns every table. */
  owner: url("DATABASE_OWNER_URL", "app_owner"),
  /** Creates a missing database and its extensions; not needed where they exist. */
  admin: url("DATABASE_ADMIN_URL", "postgres"),
};

export const inDatabase = (databaseUrl: string, name: string): string => {
  const parsed = new URL(databaseUrl);
  parsed.pathname = `/${name}`;
  return parsed.href;
};

export const databaseOf = (databaseUrl: string): string => new URL(databaseUrl).pathname.slice(1);
