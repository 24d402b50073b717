/** Prints what a check found and sets the exit code. */
export const report = (problems: readonly string[], advice: string): void => {
  if (problems.length === 0) return;
  console.error(problems.join("\n"));
  console.error(`\n${problems.length} found. ${advice}`);
  process.exitCode = 1;
};
