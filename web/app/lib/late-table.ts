// In what goes out, pages behind a guard are known only with this file, which the build fills and
// brings with each of them: somebody who only looks at public pages need not carry their table.
export {};
