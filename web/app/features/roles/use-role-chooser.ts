import { type Role, roles } from "@app/contract/roles";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../lib/api-client.ts";
import { session, useSession } from "../../lib/session/session-store.ts";
import { createRoleChanges, refusalOf, type RoleRefusal } from "./role-changes.ts";

const changes = createRoleChanges({ call, refetch: session.refetch });

export const useRoleChooser = () => {
  const { user } = useSession();
  const navigate = useNavigate();
  /** On its way. */
  const [changing, setChanging] = useState<Role | null>(null);
  /** Not held yet, and the question is open. */
  const [asked, setAsked] = useState<Role | null>(null);
  const [refusal, setRefusal] = useState<RoleRefusal | null>(null);

  const attempt = async (role: Role, work: () => Promise<void>) => {
    if (changing) return;
    setChanging(role);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalOf(error));
      setChanging(null);
    }
  };

  const switchTo = (role: Role) =>
    attempt(role, async () => {
      const page = await changes.switchTo(role);
      // The whole page anew: nothing of the other role may linger on it.
      location.assign(page);
    });

  const become = (role: Role) =>
    attempt(role, async () => {
      const profilePage = await changes.become(role);
      setAsked(null);
      setChanging(null);
      if (profilePage) await navigate(profilePage);
    });

  const close = () => {
    setAsked(null);
    setRefusal(null);
  };

  return {
    user,
    changing,
    asked,
    refusal,
    close,
    isCurrent: (role: Role) => user?.default_role === roles[role].wireName,
    isHeld: (role: Role) => user?.roles.includes(roles[role].wireName) ?? false,
    switchTo: (role: Role) => void switchTo(role),
    become: (role: Role) => void become(role),
    ask: (role: Role) => {
      setRefusal(null);
      setAsked(role);
    },
  };
};

export type RoleChooserState = ReturnType<typeof useRoleChooser>;
