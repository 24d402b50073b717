import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { makeCertificate } from "./certificate.ts";

export interface Received {
  headers: IncomingHttpHeaders;
  message: Record<string, unknown>;
}

/** A browser's side of a subscription: its keys stay here. */
export interface Device {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What arrived, opened with the device's keys. */
  received: Received[];
  /** What the push service answers from now on; 201 until told. */
  answer: (status: number | "never") => void;
}

export interface PushService {
  origin: string;
  /** For `NODE_EXTRA_CA_CERTS`: other processes trust it too. */
  certificateFile: string;
  addDevice: () => Device;
  stop: () => Promise<void>;
}

type Keys = ReturnType<typeof createECDH>;

/** RFC 8291: opens what was sealed for these keys. */
const open = (sealed: Buffer, keys: Keys, auth: Buffer): string => {
  const salt = sealed.subarray(0, 16);
  const keyEnd = 21 + sealed.readUInt8(20);
  const senderKey = sealed.subarray(21, keyEnd);
  const derive = (secret: Buffer, salted: Buffer, info: Buffer | string, length: number): Buffer =>
    Buffer.from(hkdfSync("sha256", secret, salted, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), senderKey]);
  const secret = derive(keys.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(keyEnd, -16)), decipher.final()]);
  // The last record ends with 2, then zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
};

interface Mailbox {
  receive: (headers: IncomingHttpHeaders, sealed: Buffer) => number | "never";
  device: Device;
}

const createMailbox = (endpoint: string): Mailbox => {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  let status: number | "never" = 201;
  return {
    receive: (headers, sealed) => {
      if (status === "never") return status;
      received.push({ headers, message: JSON.parse(open(sealed, keys, auth)) });
      return status;
    },
    device: {
      subscription: {
        endpoint,
        keys: { p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") },
      },
      received,
      answer: (next) => {
        status = next;
      },
    },
  };
};

/** A push service on this machine, over TLS that this process trusts from here on. */
export const startPushService = async (): Promise<PushService> => {
  const { key, cert, ...certificate } = makeCertificate();
  setDefaultCACertificates([...getCACertificates("default"), cert]);
  const mailboxes = new Map<string, Mailbox>();
  const server = createServer({ key, cert }, async (request, response) => {
    const sealed = await buffer(request);
    const status = mailboxes.get(request.url ?? "")?.receive(request.headers, sealed) ?? 404;
    if (status !== "never") response.writeHead(status).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    certificateFile: certificate.file,
    addDevice: () => {
      const address = `/${randomUUID()}`;
      const mailbox = createMailbox(origin + address);
      mailboxes.set(address, mailbox);
      return mailbox.device;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      certificate.remove();
    },
  };
};
