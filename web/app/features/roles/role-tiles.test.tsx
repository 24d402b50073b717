import { type Role, roleNames, roles } from "@app/contract/roles";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { describe, expect, test, vi } from "vitest";
import { BecomeDialog } from "./become-dialog.tsx";
import texts from "./locales/en.json" with { type: "json" };
import { RoleTiles } from "./role-tiles.tsx";
import type { RoleChooserState } from "./use-role-chooser.ts";

const held: readonly Role[] = ["citizen", "point"];

const chooser = (change: Partial<RoleChooserState> = {}): RoleChooserState => ({
  user: {
    id: "0197f2a0-0000-7000-8000-000000000001",
    email: null,
    nmbrf: "Rachid",
    code: "7K4PXE",
    default_role: "Collection Point",
    roles: held.map((role) => roles[role].wireName),
    email_verified_at: null,
    code_verified_at: null,
    scope: [],
    locale: "en",
  },
  changing: null,
  asked: null,
  refusal: null,
  isCurrent: (role) => role === "point",
  isHeld: (role) => held.includes(role),
  close: vi.fn(),
  switchTo: vi.fn(),
  become: vi.fn(),
  ask: vi.fn(),
  ...change,
});

const render = (node: ReactNode): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ roles: texts }} timeZone="Africa/Algiers">
      {node}
    </IntlProvider>,
  );

/** Each button as it is seen: its name, and the badge on it. */
const tilesIn = (html: string) =>
  [...html.matchAll(/<button.*?<\/button>/g)].map(([button]) => ({
    name: button.replaceAll(/<[^>]*>/g, ""),
    isCurrent: button.includes('aria-current="true"'),
    badge: /lucide-(check|plus)/.exec(button)?.[1],
  }));

describe("the tiles", () => {
  test("[S-12] the current role has the check, those not held a plus", () => {
    const html = render(<RoleTiles roles={roleNames} chooser={chooser()} isOnline />);
    expect(tilesIn(html)).toEqual([
      { name: "Citizen", isCurrent: false, badge: undefined },
      { name: "Collection Point", isCurrent: true, badge: "check" },
      { name: "Transporter, add this role", isCurrent: false, badge: "plus" },
      { name: "CSR, add this role", isCurrent: false, badge: "plus" },
    ]);
  });

  test("[G-19] offer two roles in one place and four in another", () => {
    const some = render(<RoleTiles roles={["citizen", "point"]} chooser={chooser()} isOnline />);
    expect(tilesIn(some).map(({ name }) => name)).toEqual(["Citizen", "Collection Point"]);
    const all = render(<RoleTiles roles={roleNames} chooser={chooser()} isOnline />);
    expect(tilesIn(all)).toHaveLength(4);
  });

  test("say without a network that they cannot be used", () => {
    const html = render(<RoleTiles roles={roleNames} chooser={chooser()} isOnline={false} />);
    expect(html.match(/aria-disabled="true"/g)).toHaveLength(4);
  });
});

describe("the question", () => {
  test("[S-10] is asked in the words of the spec", () => {
    const html = render(<BecomeDialog newRole="transporter" chooser={chooser()} />);
    expect(html).toContain("Are you sure?");
    expect(html).toContain("Do you want to become a Transporter ?");
    expect(tilesIn(html).map(({ name }) => name)).toEqual(["Yes", "No"]);
  });

  test("[V-01] stays open with the list of what the server refused", () => {
    const refusal = { problem: "refused", errors: ["Too early", "Too far"] } as const;
    const html = render(<BecomeDialog newRole="transporter" chooser={chooser({ refusal })} />);
    expect(html).toMatch(/<li>Too early<\/li><li>Too far<\/li>/);
    expect(html).toContain("Are you sure?");
  });
});
