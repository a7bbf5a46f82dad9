/**
 * Tokens of card text, and tokens joined to text again.
 * 2006: 104, 200 · 2009, 2011, 2026: 107, 207
 *
 * `~` stands for the card's own name, `~~` for its short form, `§` for the name in a quotation, `¤` for the created token's there. `an` reads as `a`; the article is chosen again when
 * joining. A dash with spaces is ` — `, a tight one `—`. Quotation marks are told apart as `“` and `”`, also the
 * single ones (`‘` or, today, `'`, and `'`) of a quotation within a quotation.
 */
import { showTokenNames } from './token-names.ts';

export interface Token {
  /** as written */
  readonly text: string;
  /** with its first letter in lower case */
  readonly lower: string;
  readonly from: number;
  readonly to: number;
}

const TOKEN =
  /\{[^}]+\}|\n|•| — | —(?=\n)|—|[“”".,:;()/]|(?:[+-−][0-9XY*]+|[0-9XY*]+(?:\+[*])?)\/(?:[+-−]?[0-9XY*]+(?:\+[*])?)|~~|~|\[[+−]?(?:\d+|X)\](?=:)|[+−-]?\d+|[+−]X(?=:)|'s?(?!\p{L})|(?:[\p{L}0-9][\p{L}\p{M}0-9!?&-]*(?:'(?!s\b)\p{L}+)*)|[^\s]/gu;

/** Words whose `'s` is not a possessive. */
const CONTRACTIONS = new Set(['it', 'that', 'there', 'he', 'she', 'what', 'let', 'where']);

/** The tokens of a text, with offsets into it. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let open = false;
  let within = false;
  TOKEN.lastIndex = 0;
  for (const match of text.matchAll(TOKEN)) {
    let word = match[0] === ' —' ? ' — ' : match[0];
    const from = match.index;
    const to = from + match[0].length;
    if (word === '"') {
      open = !open;
      word = open ? '“' : '”';
      const before = tokens.at(-1);
      // a comma inside the closing marks belongs to the sentence around them
      if (!open && before?.text === ',') {
        tokens.splice(-1, 1, token(word, from, to), before);
        continue;
      }
    } else if ((word === '‘' || word === "'") && open && !within) {
      within = true;
      word = '“';
    } else if (word === "'" && within && tokens.at(-1)?.text === '.') {
      within = false;
      word = '”';
    } else if (word === 'an' || word === 'An') {
      word = word === 'an' ? 'a' : 'A';
    } else if (word === "'s") {
      const before = tokens.at(-1);
      if (before !== undefined && before.to === from && CONTRACTIONS.has(before.lower)) {
        tokens[tokens.length - 1] = token(`${before.text}'s`, before.from, to);
        continue;
      }
    }
    tokens.push(token(word, from, to));
  }
  return tokens;
}

function token(text: string, from: number, to: number): Token {
  return { text, lower: lowerFirst(text), from, to };
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Whether words end with a full stop inside quotation marks, which ends the sentences around them too. */
export function endsInQuotation(words: readonly string[]): boolean {
  let last = words.length - 1;
  while (words[last] === '”') last--;
  return last < words.length - 1 && words[last] === '.';
}

/** Whether the tokens before that place end so. */
export const quotationEndsAt = (tokens: readonly { readonly text: string }[], end: number): boolean =>
  tokens[end - 1]?.text === '”' && endsInQuotation(tokens.slice(Math.max(0, end - 3), end).map(({ text }) => text));

/** Adds the full stop of a sentence, unless a quotation brings it. */
export function addStop(words: string[]): void {
  if (!endsInQuotation(words)) words.push('.');
}

/** Marks in printed words: capitalise the next word; keep the next word as it is. */
export const CAPITAL = '^';
export const AS_IS = '_';

const NO_SPACE_BEFORE = new Set([',', '.', ':', ';', "'s", "'", ')', '”', '—', ' — ', ' —', '\n', '/']);
const NO_SPACE_AFTER = new Set(['(', '“', '—', ' — ', '\n', '/']);
/** Keywords and terms that stand in quotation marks without a capital. */
const QUOTED_LOWER = new Set(['bands', 'enchant', 'legend']);
const STARTS_SENTENCE = new Set(['.', ':', '—', ' — ', '•', '“', '\n', '(', '|']);

/** The text of printed words: spacing, capitals at the start of sentences, `a` or `an`. */
export function join(
  words: readonly string[],
  names: { self: string; short: string },
  opening: '‘' | "'" = '‘',
): string {
  let text = '';
  let start = true;
  let glue = true;
  let keep = false;
  let depth = 0;
  for (let i = 0; i < words.length; i++) {
    let word = words[i] as string;
    if (word === CAPITAL) {
      start = true;
      continue;
    }
    if (word === AS_IS) {
      keep = true;
      continue;
    }
    const symbols = word.startsWith('{') && (words[i - 1]?.startsWith('{') ?? false);
    const space = glue || symbols || NO_SPACE_BEFORE.has(word) ? '' : ' ';
    glue = NO_SPACE_AFTER.has(word);
    if (word === ' — ' && words[i + 1] === '\n') word = ' —';
    const spelled =
      word === '~' || word === '§'
        ? names.self
        : word === '~~'
          ? names.short
          : word === '“'
            ? depth++ === 0
              ? '"'
              : opening
            : word === '”'
              ? --depth === 0
                ? '"'
                : "'"
              : word;
    if (word === 'a') {
      const next = words[i + 1];
      const following = next === '~' || next === '§' ? names.self : next;
      word = following !== undefined && takesAn(following) ? 'an' : 'a';
    } else {
      word = spelled;
    }
    if (word === ',' && words[i - 1] === '”' && text.endsWith('"')) {
      text = `${text.slice(0, -1)},"`;
      continue;
    }
    if (start && !keep && spelled !== ',') word = word.charAt(0).toUpperCase() + word.slice(1);
    keep = false;
    const raw = words[i] as string;
    // "bands with other" is quoted as it stands
    start = raw === '“' ? !QUOTED_LOWER.has(words[i + 1] ?? '') : STARTS_SENTENCE.has(raw) || (raw === '”' && start);
    text += space + word;
  }
  return showTokenNames(text);
}

function takesAn(word: string): boolean {
  if (/^(?:uni|use|eu|one\b|once|ur(?:za)?'?$)/i.test(word)) return false;
  if (/^(?:hour|honor|heir)/i.test(word)) return true;
  if (/^(?:8|11(?!\d)|18(?!\d)|X\b)/.test(word)) return true;
  return /^[aeiou]/i.test(word);
}
