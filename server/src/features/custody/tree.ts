import { hash } from "node:crypto";

/** Leaves from the first on, up to but not with the last. */
export interface Range {
  from: number;
  to: number;
}

/** A complete subtree: the `index`-th of 2^height leaves. */
export interface Subtree {
  height: number;
  index: number;
}

/** The largest power of two below a number of leaves: where RFC 6962 cuts a tree. */
const cutOf = (size: number): number => {
  let cut = 1;
  while (cut * 2 < size) cut *= 2;
  return cut;
};

/** Whose hashes lead from a leaf to the root, from below (RFC 6962, 2.1.1). */
export const inclusionRanges = (leafIndex: number, treeSize: number): Range[] => {
  const ranges: Range[] = [];
  let [from, to] = [0, treeSize];
  while (to - from > 1) {
    const middle = from + cutOf(to - from);
    if (leafIndex < middle) {
      ranges.unshift({ from: middle, to });
      to = middle;
    } else {
      ranges.unshift({ from, to: middle });
      from = middle;
    }
  }
  return ranges;
};

/** Whose hashes show that a tree grew out of a smaller one (RFC 6962, 2.1.2). */
export const consistencyRanges = (firstSize: number, secondSize: number): Range[] => {
  const ranges: Range[] = [];
  let [from, to] = [0, secondSize];
  while (to !== firstSize) {
    const middle = from + cutOf(to - from);
    if (firstSize <= middle) {
      ranges.unshift({ from: middle, to });
      to = middle;
    } else {
      ranges.unshift({ from, to: middle });
      from = middle;
    }
  }
  // The first root itself needs no telling.
  if (from > 0) ranges.unshift({ from, to });
  return ranges;
};

/** The complete subtrees a range of the tree is made of, the largest first. */
export const subtreesOf = ({ from, to }: Range): Subtree[] => {
  const subtrees: Subtree[] = [];
  for (let start = from; start < to;) {
    let height = 0;
    while (start + 2 ** (height + 1) <= to) height++;
    subtrees.push({ height, index: start / 2 ** height });
    start += 2 ** height;
  }
  return subtrees;
};

/** Heights at which hashes are kept; the function that seals keeps the same. */
const keptHeights = 8;

/** Hashes that are kept, side by side, of which a subtree is folded. */
export interface KeptRow {
  height: number;
  first: number;
  count: number;
}

export const keptRowOf = ({ height, index }: Subtree): KeptRow => {
  const kept = height - (height % keptHeights);
  const count = 2 ** (height - kept);
  return { height: kept, first: index * count, count };
};

const hashBytes = 32;
const nodePrefix = Buffer.of(1);

const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer =>
  hash("sha256", Buffer.concat([nodePrefix, left, right]), "buffer");

/** A complete subtree from its row of hashes. */
export const foldRow = (row: Buffer): Buffer => {
  let level: Buffer = row;
  while (level.length > hashBytes) {
    const above = Buffer.alloc(level.length / 2);
    for (let at = 0; at < above.length; at += hashBytes) {
      const pair = level.subarray(at * 2, at * 2 + 2 * hashBytes);
      nodeHash(pair.subarray(0, hashBytes), pair.subarray(hashBytes)).copy(above, at);
    }
    level = above;
  }
  return level;
};

/** A range from its complete subtrees, the largest first. */
export const foldSubtrees = (hashes: readonly Buffer[]): Buffer => {
  const [last, ...others] = hashes.toReversed();
  if (!last) throw new Error("a range of no leaves has no hash");
  return others.reduce((folded, left) => nodeHash(left, folded), last);
};

/** A tree that grows leaf by leaf: the complete subtrees it is made of, the largest first. */
export type GrowingTree = { height: number; hash: Buffer }[];

/** Adds a leaf, and tells the complete subtrees that end with it, from below. */
export const growTree = (tree: GrowingTree, leaf: Buffer): GrowingTree => {
  const closed: GrowingTree = [];
  let added = { height: 0, hash: leaf };
  for (;;) {
    const left = tree.at(-1);
    if (left?.height !== added.height) break;
    tree.pop();
    added = { height: added.height + 1, hash: nodeHash(left.hash, added.hash) };
    closed.push(added);
  }
  tree.push(added);
  return closed;
};

export const rootOf = (tree: GrowingTree): Buffer => foldSubtrees(tree.map(({ hash: of }) => of));

export const isKept = ({ height }: { height: number }): boolean => height % keptHeights === 0;
