// Decision 017, and 074 for packages that come with others.

const permitted: ReadonlySet<string> = new Set([
  "MIT",
  "MIT-0",
  "MIT/X11",
  "ISC",
  "0BSD",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "Apache-2.0",
  "MPL-2.0",
  "Unlicense",
  "CC0-1.0",
  "OFL-1.1",
]);

/** A licence that is not for everything, and the one kind of package that may have it. */
const onlyFor: readonly { licence: string; packages: RegExp }[] = [
  // libvips: a shared library, loaded unchanged and replaceable.
  { licence: "LGPL-3.0-or-later", packages: /^@img\/sharp-/ },
  // Which browsers know what: data for the build, credited by its own licence file.
  { licence: "CC-BY-4.0", packages: /^caniuse-lite$/ },
  // The port of a Python module, in tools alone.
  { licence: "Python-2.0", packages: /^argparse$/ },
];

const isPermitted = (name: string, licence: string): boolean =>
  permitted.has(licence) ||
  onlyFor.some((one) => one.licence === licence && one.packages.test(name));

/** One of several that are offered is enough; several that hold together must all be allowed. */
export const isLicenceAllowed = (name: string, expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, "")
    .split(/ or /i)
    .some((offer) => offer.split(/ and /i).every((part) => isPermitted(name, part.trim())));
