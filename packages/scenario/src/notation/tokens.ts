/**
 * The words of a line of notation, each with its place.
 * 2006, 2009, 2011, 2026: none (the notation is ours)
 */

import { similarNames } from '@rulewright/cards';
import { AFTER_NAMES } from './names.ts';

/** Lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Token extends Place {
  readonly kind: 'word' | 'quoted' | 'mark';
  /** of a quoted token, what stands between its quotation marks */
  readonly text: string;
  /** no space stands between it and what comes before */
  readonly glued: boolean;
}

/** A physical line: its number, how far it is indented, and the rest. */
export interface Line {
  readonly number: number;
  readonly indent: number;
  readonly text: string;
}

export const placeOf = (line: Line): Place => ({ line: line.number, column: line.indent + 1 });

/** The lines of a text that are not empty, with their indentation. */
export function linesOf(text: string): Line[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    const words = line.trimStart();
    return words === '' ? [] : [{ number: at + 1, indent: line.length - words.length, text: words.trimEnd() }];
  });
}

/** A text that is no notation; where, and what was possible there. */
export class NotationFault extends Error {
  override readonly name = 'NotationFault';
  readonly place: Place;
  /** what could have stood there; empty where that does not help */
  readonly possible: readonly string[];

  constructor({ line, column }: Place, reason: string, possible: readonly string[] = []) {
    super(
      `line ${line}, column ${column}: ${reason}${possible.length > 0 ? `; possible here: ${possible.join(', ')}` : ''}`,
    );
    this.place = { line, column };
    this.possible = possible;
  }
}

/** Characters that a bare name cannot hold, for each is a token of its own. */
const MARKS = ',;:|()[]';
const TOKEN = /[ \t]+|"(?:[^"\\]|\\.)*"?|[,;:|()[\]]|[^ \t",;:|()[\]]+/gy;

/**
 * The tokens of a physical line from that column on, in time linear in its length.
 * @throws NotationFault at a quotation mark that is not closed
 */
export function tokensOf(text: string, line: number, from = 0): Token[] {
  const tokens: Token[] = [];
  let glued = false;
  TOKEN.lastIndex = from;
  for (;;) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text)?.[0];
    if (found === undefined) return tokens;
    const place = { line, column: at + 1 };
    if (found.startsWith(' ') || found.startsWith('\t')) {
      glued = false;
      continue;
    }
    if (found.startsWith('"')) tokens.push({ kind: 'quoted', text: unquoted(found, place), glued, ...place });
    else tokens.push({ kind: MARKS.includes(found) ? 'mark' : 'word', text: found, glued, ...place });
    glued = true;
  }
}

function unquoted(found: string, place: Place): string {
  try {
    return JSON.parse(found) as string;
  } catch {
    throw new NotationFault(place, 'this quotation does not end, or has a backslash that escapes nothing');
  }
}

/** How many words before a fault are looked at for one that is misspelt, and how long each may be. */
const LOOK_BACK = 12;
const LONGEST_WORD = 20;

/** Reads tokens one after the other, and remembers how far anything came and what would have been possible there. */
export class Cursor {
  at = 0;
  /** how many words of templates have been found: who has found more meant that line */
  found = 0;
  private most = 0;
  private furthest = 0;
  private readonly possible = new Set<string>();
  private readonly missed = new Map<number, Set<string>>();

  readonly tokens: readonly Token[];
  /** where the line ends */
  readonly end: Place;

  constructor(tokens: readonly Token[], end: Place) {
    this.tokens = tokens;
    this.end = end;
  }

  get token(): Token | undefined {
    return this.tokens[this.at];
  }

  /** Whether that word or mark stands there; it is then behind. `whole` is said of what was possible: the word with those that follow it. */
  take(text: string, whole = text): boolean {
    const { token } = this;
    if (token?.text !== text || token.kind === 'quoted') {
      this.miss(text, whole);
      return false;
    }
    this.at += 1;
    this.found += 1;
    return true;
  }

  /** Notes what could have stood here, by its first word and as a whole. */
  miss(what: string, whole = what): void {
    const here = this.missed.get(this.at);
    if (here) here.add(what);
    else this.missed.set(this.at, new Set([what]));
    if (this.found < this.most || (this.found === this.most && this.at < this.furthest)) return;
    if (this.found > this.most || this.at > this.furthest) this.possible.clear();
    this.most = this.found;
    this.furthest = this.at;
    this.possible.add(whole);
  }

  get done(): boolean {
    return this.at >= this.tokens.length;
  }

  /** The fault of a line that says something twice: of the token before, where the second time ends. */
  saidBefore(): NotationFault {
    return new NotationFault(this.tokens[this.at - 1] ?? this.end, 'this was said before');
  }

  /** The fault of the line as a whole: where reading came no further, or a word before that looks like one that was possible. */
  fault(): NotationFault {
    const possible = [...this.possible];
    for (let at = this.furthest - 1; at > this.furthest - LOOK_BACK && this.tokens[at]?.kind === 'word'; at--) {
      const meant = [...(this.missed.get(at) ?? []), ...possible.map((words) => words.split(' ', 1)[0] ?? '')].filter(
        (word) => /^[a-z]{3,}$/.test(word),
      );
      const token = this.tokens[at];
      // a name takes in what is misspelt behind it
      if (token && token.text.length <= LONGEST_WORD && similarNames(token.text, meant).length > 0)
        return notUnderstood(token, meant);
    }
    const token = this.tokens[this.furthest];
    const before = this.tokens[this.furthest - 1];
    if (token?.kind === 'word' && AFTER_NAMES.has(token.text) && before?.kind === 'word')
      return new NotationFault(
        token,
        `"${token.text}" is not understood here; a name that has this word stands in quotation marks`,
        possible,
      );
    return token ? notUnderstood(token, possible) : new NotationFault(this.end, 'the line is not complete', possible);
  }
}

const notUnderstood = (token: Token, possible: readonly string[]): NotationFault =>
  new NotationFault(token, `"${token.text.slice(0, 80)}" is not understood here`, [...new Set(possible)]);

/** Reads a line with those that go on with it, from that column of the first on. */
export function cursorOver(line: Line, below: readonly Line[] = [], column = 1): Cursor {
  const last = below.at(-1) ?? line;
  return new Cursor(
    [line, ...below].flatMap((one, at) =>
      tokensOf(' '.repeat(one.indent) + one.text, one.number, at === 0 ? one.indent + column - 1 : 0),
    ),
    { line: last.number, column: last.indent + last.text.length + 1 },
  );
}
