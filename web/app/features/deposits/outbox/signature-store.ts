import { newDevice, askDevice, type Device } from "./outbox-store.ts";
import { read, write } from "./outbox-database.ts";
import { createSignature, type KeptSignature, type NewSignature } from "./signature.ts";

export const listSignatures = (): Promise<KeptSignature[]> =>
  read(({ signatures }) => signatures.getAll() as IDBRequest<KeptSignature[]>);

/**
 * A pick-up that was signed stays signed as it was, until the server has refused it. The device is
 * made with it: a phone that never weighed has something to send as well.
 */
export const addSignature = (
  signature: NewSignature,
  before: Device | null,
): Promise<KeptSignature> =>
  write((stores) => {
    let kept: KeptSignature | undefined;
    const device = askDevice(stores);
    device.onsuccess = () => {
      if (!device.result) stores.device.put(before ?? newDevice(), "this");
    };
    const there = stores.signatures.get(signature.pickupId) as IDBRequest<
      KeptSignature | undefined
    >;
    there.onsuccess = () => {
      kept = there.result;
      if (kept && kept.state !== "refused") return;
      kept = createSignature(signature, crypto.randomUUID());
      stores.signatures.put(kept);
    };
    return () => kept as KeptSignature;
  });

/** Changes what is there now, whoever changed it since it was read. */
export const changeSignature = (
  pickupId: string,
  change: (signature: KeptSignature) => KeptSignature,
): Promise<void> =>
  write(({ signatures }) => {
    const asked = signatures.get(pickupId) as IDBRequest<KeptSignature | undefined>;
    asked.onsuccess = () => {
      if (asked.result) signatures.put(change(asked.result));
    };
    return () => undefined;
  });

export const dropSignatures = (isDone: (signature: KeptSignature) => boolean): Promise<void> =>
  write(({ signatures }) => {
    const asked = signatures.getAll() as IDBRequest<KeptSignature[]>;
    asked.onsuccess = () => {
      for (const one of asked.result) if (isDone(one)) signatures.delete(one.pickupId);
    };
    return () => undefined;
  });
