import { writeFileSync } from "node:fs";
import { migration, render } from "./sql.ts";

writeFileSync(migration, render());
