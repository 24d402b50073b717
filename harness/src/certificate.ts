import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export interface Certificate {
  key: string;
  cert: string;
  /** The key lies beside it, with `.key` after the name, where HAProxy looks for it. */
  file: string;
  remove: () => void;
}

/** For this machine alone and for a day. RSA, which old and weak ways of speaking know too. */
export const makeCertificate = (): Certificate => {
  const folder = mkdtempSync(path.join(tmpdir(), "certificate-"));
  const file = path.join(folder, "cert.pem");
  const names = "subjectAltName=DNS:localhost,IP:127.0.0.1";
  const subject = ["-subj", "/CN=localhost", "-addext", names];
  const made = ["-newkey", "rsa:2048", "-noenc", "-keyout", `${file}.key`, "-out", file];
  execFileSync("openssl", ["req", "-x509", "-days", "1", ...made, ...subject], {
    stdio: "ignore",
  });
  return {
    key: readFileSync(`${file}.key`, "utf8"),
    cert: readFileSync(file, "utf8"),
    file,
    remove: () => rmSync(folder, { recursive: true }),
  };
};
