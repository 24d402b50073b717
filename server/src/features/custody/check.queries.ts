import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import type { StoredRoot } from "./custody.queries.ts";

const mostTold = 20;

/** Events of a stretch of the log whose text, leaf or link of the chain is not as it was sealed. */
export const findBroken = async (
  db: Db,
  from: number,
  to: number,
): Promise<{ eventId: string; leafIndex: number }[]> =>
  (
    await sql<{ eventId: string; leafIndex: number }>`
      select l.event_id as "eventId", l.leaf_index as "leafIndex"
      from (
        select leaf_index, event_id, leaf_hash, chain_hash,
          case leaf_index when 0 then sha256('')
            else lag(chain_hash) over (order by leaf_index) end as chain_before
        from custody_leaves where leaf_index >= ${from - 1} and leaf_index < ${to}
      ) l
      left join custody_events e on e.id = l.event_id
      where l.leaf_index >= ${from} and (
        l.leaf_hash is distinct from sha256('\\x00'::bytea || convert_to(e.content, 'UTF8'))
        or l.chain_hash is distinct from sha256(l.chain_before || l.leaf_hash))
      order by l.leaf_index limit ${mostTold}`.execute(db)
  ).rows;

export interface KeptNode {
  height: number;
  /** Of the leaf that completes it. */
  lastLeaf: number;
  hash: Buffer;
}

export const findNodes = async (db: Db, from: number, to: number): Promise<KeptNode[]> =>
  (
    await sql<KeptNode>`
      select * from (
        select height, ((node_index + 1) << height::integer) - 1 as "lastLeaf", hash
        from custody_nodes) n
      where n."lastLeaf" >= ${from} and n."lastLeaf" < ${to}`.execute(db)
  ).rows;

export const findRoots = async (db: Db): Promise<StoredRoot[]> =>
  (
    await sql<StoredRoot>`
      select day::text as day, tree_size as "treeSize", root_hash as "rootHash"
      from custody_roots order by custody_roots.day`.execute(db)
  ).rows;
