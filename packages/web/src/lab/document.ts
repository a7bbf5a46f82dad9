/** The Lab's document: a position, and the lines played from it as a tree. Plain data; nothing here knows the rules. */

/** A line of the tree. */
export interface TreeLine {
  readonly id: number;
  /** the line before; 0 the position */
  readonly parent: number;
  /** the notation, as it is written */
  readonly text: string;
  /** what the reader calls the branch that begins with it; empty: nothing */
  readonly name: string;
}

export interface Doc {
  /** the notation before the first line: cards, name, position */
  readonly head: string;
  /** in the order in which they were made: the first among siblings is the main line */
  readonly lines: readonly TreeLine[];
  /** the last line of the branch that is open; 0: the position alone */
  readonly tip: number;
  /** how many lines of that branch have been played */
  readonly at: number;
}

export const emptyDoc = (head: string): Doc => ({ head, lines: [], tip: 0, at: 0 });

interface Index {
  readonly byId: ReadonlyMap<number, TreeLine>;
  readonly byParent: ReadonlyMap<number, readonly TreeLine[]>;
  /** the branches that were open, by their last lines */
  readonly branches: Map<number, readonly TreeLine[]>;
}

const indexes = new WeakMap<readonly TreeLine[], Index>();

/** The lines by their ids and by what they go on from, made once for each list: every drawing of a tree asks for each of its lines. */
function indexOf({ lines }: Doc): Index {
  const known = indexes.get(lines);
  if (known) return known;
  const byParent = new Map<number, TreeLine[]>();
  for (const line of lines) {
    const beside = byParent.get(line.parent);
    if (beside) beside.push(line);
    else byParent.set(line.parent, [line]);
  }
  const index = { byId: new Map(lines.map((line) => [line.id, line])), byParent, branches: new Map() };
  indexes.set(lines, index);
  return index;
}

const lineOf = (doc: Doc, id: number): TreeLine | undefined => indexOf(doc).byId.get(id);
const NO_LINES: readonly TreeLine[] = [];
export const childrenOf = (doc: Doc, id: number): readonly TreeLine[] => indexOf(doc).byParent.get(id) ?? NO_LINES;
const freeId = (doc: Doc): number => Math.max(0, ...doc.lines.map(({ id }) => id)) + 1;

/** The lines from the position to that one. */
export function pathTo(doc: Doc, id: number): readonly TreeLine[] {
  const path: TreeLine[] = [];
  for (let line = lineOf(doc, id); line; line = lineOf(doc, line.parent)) path.push(line);
  return path.reverse();
}

/** The lines of the open branch. */
export function branchOf(doc: Doc): readonly TreeLine[] {
  const { branches } = indexOf(doc);
  const known = branches.get(doc.tip);
  if (known) return known;
  const branch = pathTo(doc, doc.tip);
  branches.set(doc.tip, branch);
  return branch;
}

/** The notation of the open branch. */
export const textOf = (doc: Doc): string => `${[doc.head, ...branchOf(doc).map(({ text }) => text)].join('\n')}\n`;

/** The last line of the main line from there. */
function endFrom(doc: Doc, id: number): number {
  let end = id;
  for (let next = childrenOf(doc, end)[0]; next; next = childrenOf(doc, end)[0]) end = next.id;
  return end;
}

/** Plays a line where the document stands: goes on, goes into the branch that begins with it, or begins one. */
export function withLine(doc: Doc, line: string): Doc {
  const from = branchOf(doc)[doc.at - 1]?.id ?? 0;
  const text = `  ${line.trim().replaceAll('\n', '\n    ')}`;
  const known = childrenOf(doc, from).find((child) => child.text.trim() === text.trim());
  if (known) return { ...doc, tip: isOnPath(doc, known.id) ? doc.tip : endFrom(doc, known.id), at: doc.at + 1 };
  const id = freeId(doc);
  return { ...doc, lines: [...doc.lines, { id, parent: from, text, name: '' }], tip: id, at: doc.at + 1 };
}

const isOnPath = (doc: Doc, id: number): boolean => branchOf(doc).some((line) => line.id === id);

/** Opens the branch of a line, and stands behind that line; 0 is the position. */
export function standingAt(doc: Doc, id: number): Doc {
  const at = pathTo(doc, id).length;
  if (id === 0 || isOnPath(doc, id)) return { ...doc, at };
  return { ...doc, tip: endFrom(doc, id), at };
}

/** A branch that is not open: its last line, and its name, or the line with which it leaves the open branch. */
export interface OtherBranch {
  readonly tip: number;
  readonly called: string;
}

export function otherBranches(doc: Doc): readonly OtherBranch[] {
  const open = new Set(branchOf(doc));
  return doc.lines
    .filter((line) => !open.has(line) && childrenOf(doc, line.id).length === 0)
    .map(({ id }) => {
      const own = pathTo(doc, id).filter((line) => !open.has(line));
      return { tip: id, called: own.find(({ name }) => name !== '')?.name ?? own[0]?.text.trim() ?? '' };
    });
}

/** One line back or forward, as far as there are lines. */
export const steppedTo = (doc: Doc, at: number): Doc => ({
  ...doc,
  at: Math.max(0, Math.min(at, branchOf(doc).length)),
});

/** The next branch at the same place: the sibling of the line last played. */
export function besides(doc: Doc, by: 1 | -1): Doc {
  const line = branchOf(doc)[doc.at - 1];
  if (!line) return doc;
  const siblings = childrenOf(doc, line.parent);
  const next = siblings[siblings.findIndex(({ id }) => id === line.id) + by];
  return next ? standingAt(doc, next.id) : doc;
}

export const withName = (doc: Doc, id: number, name: string): Doc => ({
  ...doc,
  lines: doc.lines.map((line) => (line.id === id ? { ...line, name: name.trim() } : line)),
});

/** Without a line and all that goes on from it; whoever stood there stands before it. */
export function without(doc: Doc, id: number): Doc {
  const line = lineOf(doc, id);
  if (!line) return doc;
  const gone = new Set([id]);
  for (let more = true; more; ) {
    more = false;
    for (const one of doc.lines)
      if (gone.has(one.parent) && !gone.has(one.id)) {
        gone.add(one.id);
        more = true;
      }
  }
  const left = { ...doc, lines: doc.lines.filter((one) => !gone.has(one.id)) };
  if (!gone.has(doc.tip)) return left;
  const tip = endFrom(left, line.parent);
  return { ...left, tip, at: Math.min(doc.at, pathTo(left, line.parent).length) };
}

/**
 * The document after its open branch was written anew: lines keep their places, so that branches that go on from them stay; lines that are no
 * longer written go, unless another branch goes on from them.
 */
export function rewritten(doc: Doc, head: string, steps: readonly string[]): Doc {
  const path = branchOf(doc);
  let lines = [...doc.lines];
  let parent = 0;
  let id = freeId(doc);
  for (const [at, text] of steps.entries()) {
    const old = path[at];
    if (old) {
      lines = lines.map((line) => (line.id === old.id ? { ...line, text } : line));
      parent = old.id;
    } else {
      lines.push({ id, parent, text, name: '' });
      parent = id;
      id += 1;
    }
  }
  for (const old of path.slice(steps.length).reverse())
    if (!lines.some((line) => line.parent === old.id)) lines = lines.filter((line) => line.id !== old.id);
  return { head, lines, tip: parent, at: Math.min(doc.at, steps.length) };
}
