import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { waitFor } from "./processes.ts";

/** EXT4_IOC_SHUTDOWN with "no log flush": what was not written through to the disk is gone. */
const cutScript =
  'open(my $f, "<", $ARGV[0]) or die $!; my $how = pack("L", 2); ioctl($f, 0x8004587D, $how) or die $!';

export interface PowerDisk {
  folder: string;
  /** From now on nothing reaches the disk, and nothing says so. */
  cut: () => void;
  /** After everything that used it has ended: as the disk is found at the next start. */
  restore: () => Promise<void>;
  /** Writes through what was prepared: a set-up is not what a drill is about. */
  settle: () => void;
  close: () => Promise<void>;
}

const run = (command: string, ...args: string[]): void => {
  execFileSync(command, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin:/sbin` },
  });
};

/** A drill that cannot cut the power must not look as if it had. */
const explain = (cause: unknown): Error =>
  new Error(
    "No power can be cut here: that takes root, loop devices, mkfs.ext4, mount and perl. Run this test where they are.",
    { cause },
  );

/** A disk of its own in a file, whose power can be cut. */
export const startPowerDisk = (megabytes: number): PowerDisk => {
  const base = mkdtempSync(path.join(tmpdir(), "power-disk-"));
  const [image, folder] = [path.join(base, "image"), path.join(base, "disk")];
  mkdirSync(folder);
  // What runs on it may be another user's.
  chmodSync(base, 0o755);
  // The file system's own turn to write would come every five seconds: a drill must not profit from it.
  const mount = () => run("mount", "-o", "loop,commit=600", image, folder);
  const unmount = () =>
    waitFor("the disk to be let go", async () => {
      try {
        run("umount", folder);
        return true;
      } catch {
        return false;
      }
    });
  try {
    run("truncate", "-s", `${megabytes}M`, image);
    run("mkfs.ext4", "-q", "-F", image);
    mount();
    chmodSync(folder, 0o777);
  } catch (error) {
    rmSync(base, { recursive: true, force: true });
    throw explain(error);
  }
  return {
    folder,
    cut: () => run("perl", "-e", cutScript, folder),
    restore: async () => {
      await unmount();
      mount();
    },
    settle: () => run("sync", "-f", folder),
    close: async () => {
      await unmount();
      rmSync(base, { recursive: true, force: true });
    },
  };
};
