import pg from "pg";
import { databaseUrls } from "./config.ts";

/** As the owner of the tables: the application's own role may not write this column. */
export const makeAdmin = async (ownerUrl: string, typedPhone: string): Promise<boolean> => {
  const phone = typedPhone.replaceAll(/[\s.-]/g, "").replace(/^0/, "+213");
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update users set is_admin = true
        where phone = $1 and phone_verified_at is not null and status = 'active'`,
      [phone],
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
};

if (import.meta.main) {
  const phone = process.argv[2];
  if (!phone) throw new Error("usage: make-admin <phone>");
  const found = await makeAdmin(databaseUrls.owner, phone);
  console.log(found ? "an administrator now" : "no active account has confirmed this number");
  process.exitCode = found ? 0 : 1;
}
