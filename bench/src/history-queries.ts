// The ways to read one page of a citizen's history, as pgbench scripts.

export interface Page {
  name: string;
  /** How many citizens of this kind history.sql made. */
  kind: "rare" | "weekly" | "heavy";
  citizens: number;
  from: number;
}

export const pageSize = 10;

export const pages: readonly Page[] = [
  { name: "ten deposits in two years, page 1", kind: "rare", citizens: 150_000, from: 1 },
  { name: "a deposit a week, page 1", kind: "weekly", citizens: 4500, from: 101 },
  { name: "10,000 deposits, page 1", kind: "heavy", citizens: 1, from: 9991 },
  { name: "10,000 deposits, page 100", kind: "heavy", citizens: 1, from: 9001 },
  { name: "10,000 deposits, page 1,000", kind: "heavy", citizens: 1, from: 1 },
];

export interface Way {
  name: string;
  protocol: "prepared" | "extended";
  sql: string;
}

const fields =
  "d.created_at, d.number, d.point_id, d.material, d.grams, d.tokens, p.name as point_name";
const names = "left join points p on p.id = d.point_id";
const mine = "citizen_id = md5(:kind::text || :n::text)::uuid and";
const range = "number between :from::integer and :to::integer";

const direct = (table: string): string =>
  `select ${fields} from ${table} d ${names} where d.${mine} d.${range} order by d.number desc;`;

const inTwoSteps = `select array_agg(deposit_id) as ids, min(created_at) as oldest,
  max(created_at) as newest from places where ${mine} ${range} \\gset
select ${fields} from deposits_by_month d ${names}
where d.created_at between :oldest::timestamptz and :newest::timestamptz
  and d.id = any (:ids::uuid[]) order by d.number desc;`;

// Without a limit the plan for a citizen with many deposits reads every month as a whole.
const joined = `select ${fields} from places c
join deposits_by_month d on d.id = c.deposit_id and d.created_at = c.created_at ${names}
where c.${mine} c.${range} order by c.number desc;`;

// Cut out first, the page is never more than ten rows to the planner, and each row opens the one
// month its moment lies in.
const joinedPage = `select ${fields} from (
  select deposit_id, created_at from places where ${mine} ${range} order by number desc limit 10
) c cross join lateral (
  select * from deposits_by_month m
  where m.id = c.deposit_id and m.created_at = c.created_at limit 1
) d ${names} order by d.number desc;`;

const inFunction =
  "select * from history_page(md5(:kind::text || :n::text)::uuid, :from::integer, :to::integer);";

export const flat: Way = {
  name: "flat table",
  protocol: "prepared",
  sql: direct("flat_deposits"),
};

export const ways: readonly Way[] = [
  flat,
  { name: "months directly", protocol: "prepared", sql: direct("deposits_by_month") },
  { name: "two steps, not prepared", protocol: "extended", sql: inTwoSteps },
  { name: "two steps, prepared", protocol: "prepared", sql: inTwoSteps },
  { name: "two steps in a function", protocol: "prepared", sql: inFunction },
  { name: "join, prepared", protocol: "prepared", sql: joined },
  { name: "join of the cut page, prepared", protocol: "prepared", sql: joinedPage },
  { name: "rows in the flat table", protocol: "prepared", sql: direct("history_rows") },
];

/** The statement before \gset ends with it, not with a semicolon: pgbench keeps its answer. */
export const scriptOf = (way: Way): string => `\\set n random(1, :citizens)\n${way.sql}\n`;
