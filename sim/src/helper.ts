import { acceptInvitation, inviteCollaborator } from "@app/contract/collaborators";
import type { Phone } from "./api.ts";
import { learn, type OpenPoint } from "./open-point.ts";
import { signUp } from "./people.ts";
import type { Product } from "./product.ts";

const link = /[?&]token=([\w-]{20,64})/;

/** Invited by SMS, with the link that came; then the course, as for everybody at a counter. */
export const hireHelper = async (
  product: Product,
  number: string,
  { id, plan, owner }: OpenPoint,
): Promise<Phone> => {
  const name = "Sofiane";
  const person = { firstName: name, lastName: "Hamidi" };
  const { phone } = await signUp(product, number, person, plan.communeCode);
  await owner.ask(inviteCollaborator, { params: { pointId: id }, body: { name, phone: number } });
  const { text } = await product.catcher.waitFor(
    ({ to, text: sent }) => to === number && link.test(sent),
    60_000,
  );
  const token = link.exec(text)?.[1] ?? "";
  await phone.ask(acceptInvitation, { body: { token } });
  await learn(phone);
  return phone;
};
