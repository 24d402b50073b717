/** One package of the lockfile, for whatever platform. */
export interface LockedPackage {
  name: string;
  version: string;
  /** What pnpm compares the download with; none means that anything would be taken. */
  integrity: string | undefined;
}

const entry = /^ {2}'?((?:@[^/'\s]+\/)?[^@'\s]+)@([^':\s]+)'?:\n {4}resolution: \{([^}]*)\}/gm;

const packagesPart = (lockfile: string): string => {
  const from = lockfile.indexOf("\npackages:\n");
  const to = lockfile.indexOf("\nsnapshots:\n");
  if (from < 0 || to < from) throw new Error("this is not a lockfile that we can read");
  return lockfile.slice(from, to);
};

/** Every package that an installation may bring, direct or not. */
export const lockedPackages = (lockfile: string): LockedPackage[] => {
  const part = packagesPart(lockfile);
  const found = [...part.matchAll(entry)].map(([, name = "", version = "", resolution = ""]) => ({
    name,
    version,
    integrity: /\bintegrity: (sha512-[\w+/=]+)/.exec(resolution)?.[1],
  }));
  const resolutions = part.match(/^ {4}resolution:/gm)?.length ?? 0;
  if (found.length !== resolutions) {
    throw new Error(`${resolutions - found.length} packages of the lockfile could not be read`);
  }
  return found;
};
