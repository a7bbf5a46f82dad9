/** A card line as people and programs write it: its number, its name, and what they write around the name. 2006: 100.2 · 2009, 2011: 100.2, 903.3 · 2026: 100.2, 702.139, 903.3 */
import type { Section } from './list-parts.ts';
import { type Heading, sectionNamed } from './list-parts.ts';

/** A name without what stands around it, and the part of the deck that a mark puts it in. */
export interface MarkedName {
  readonly name: string;
  readonly put?: Heading;
  /** that something only one program writes stood there */
  readonly by?: 'archidekt' | 'deckstats' | 'xmage' | 'forge' | 'mtggoldfish' | 'moxfield';
}

export interface CardLine extends MarkedName {
  /** as written; undefined: the line has none */
  readonly count: string | undefined;
}

const PREFIXES: { readonly [P in string]?: Section } = { sb: 'sideboard', mb: 'maybeboard' };

/** Reads a line whose runs of spaces are single spaces. Any line has a name; one without a number has no `count`. */
export function cardLine(content: string): CardLine {
  const prefix = /^(SB|MB): ?/i.exec(content);
  const section = prefix && PREFIXES[prefix[1]?.toLowerCase() ?? ''];
  const line = content.slice(prefix?.[0].length ?? 0).replace(/^[-*•] /, '');
  const put = section ? { put: { section, words: prefix[1] ?? '' } } : {};
  const first = /^(\d+)(?: ?[xX×])? (.+)$/.exec(line);
  if (first) return { ...put, ...markedName(first[2] ?? ''), count: first[1] };
  const marked = markedName(line);
  const last = lastWord(marked.name);
  const number = /^(?:[xX×](\d+)|(\d+)[xX×])$/.exec(last.word);
  if (number === null || last.before === '') return { ...put, ...marked, count: undefined };
  return { ...put, ...marked, name: bareName(last.before.replace(/,$/, '')), count: number[1] ?? number[2] };
}

/** A text as its last word and what stands before it; `before` is empty where there is one word. */
function lastWord(text: string): { before: string; word: string } {
  const space = text.lastIndexOf(' ');
  return { before: space < 0 ? '' : text.slice(0, space), word: text.slice(space + 1) };
}

/** What programs write around a name: `[SET:12] Name`, `Name|SET|2`, `Name (SET) 123 *F* [Ramp,Rocks] ^Have,#37d67a^ # burn`. */
export function markedName(written: string): MarkedName {
  let name = written.trim();
  let put: Heading | undefined;
  let by: MarkedName['by'];
  const remark = name.indexOf(' #');
  if (remark >= 0) {
    const lead = /^#\s?!(commander|companion)\b/i.exec(name.slice(remark + 1, remark + 20));
    if (lead) {
      by = 'deckstats';
      put = { section: lead[1]?.toLowerCase() === 'companion' ? 'companion' : 'commander', words: lead[1] ?? '' };
    }
    name = name.slice(0, remark);
  }
  const bar = name.indexOf('|');
  if (bar >= 0) {
    name = name.slice(0, bar);
    by ??= 'forge';
  }
  if (name.startsWith('[[')) name = name.slice(2).replace(']]', '');
  if (name.startsWith('[') && name.includes('] ')) {
    if (/^\[[^\]]*:/.test(name)) by ??= 'xmage';
    name = name.slice(name.indexOf(']') + 1);
  }
  for (let rest = name.trimEnd(); ; rest = name) {
    name = rest;
    const mark = markAtEnd(name);
    if (mark === undefined) break;
    name = name.slice(0, mark.from).trimEnd();
    put ??= mark.put;
    by ??= mark.by;
  }
  if (name.endsWith('+')) name = name.slice(0, -1);
  return { name: bareName(name), ...(put && { put }), ...(by && { by }) };
}

interface Mark {
  /** where it begins */
  readonly from: number;
  readonly put?: Heading;
  readonly by?: MarkedName['by'];
}

/** The mark that a line ends with: `^Have,#37d67a^`, `[Ramp,Rocks]`, `<extended art>`, `*F*`, `(F)`; undefined: none. */
function markAtEnd(name: string): Mark | undefined {
  const opened = (open: string): number => {
    const at = name.lastIndexOf(open, name.length - 2);
    return at > 0 && name[at - 1] === ' ' ? at : -1;
  };
  const end = name.at(-1);
  if (end === '^') {
    const from = opened('^');
    return from < 0 ? undefined : { from, by: 'archidekt' };
  }
  if (end === '>') {
    const from = opened('<');
    return from < 0 ? undefined : { from, by: 'mtggoldfish' };
  }
  if (end === ']') {
    const from = opened('[');
    return from < 0 ? undefined : categoryAt(name, from);
  }
  const { before, word } = lastWord(name);
  if (before === '') return undefined;
  const from = before.length + 1;
  if (/^\*CMDR\*$/i.test(word)) return { from, put: { section: 'commander', words: 'CMDR' }, by: 'moxfield' };
  if (/^\*[A-Za-z-]{1,12}\*$/.test(word)) return { from };
  return /^\((?:[FES]|foil|etched)\)$/i.test(word) ? { from } : undefined;
}

/** Archidekt's categories, the first of which says where the card belongs, or a set's code in brackets. */
function categoryAt(name: string, from: number): Mark {
  const [first = ''] = name.slice(from + 1, -1).split(',');
  if (/^[A-Z0-9_]{2,6}$/.test(first) && sectionNamed(first) === undefined) return { from };
  const put = categoryPlace(first.replace(/\{[^{}]*\}/g, '').trim(), {
    noDeck: /\{noDeck\}/i.test(first),
    top: /\{top\}/i.test(first),
  });
  return { from, by: 'archidekt', ...(put && { put }) };
}

/**
 * Where a category puts a card. Categories are what their player calls them, so that only those of parts of a deck do: the usual ones by their
 * names, others where they are marked as none of the deck's.
 */
export function categoryPlace(words: string, { noDeck, top }: { noDeck: boolean; top: boolean }): Heading | undefined {
  const section = sectionNamed(words);
  if (section === 'sideboard' || section === 'maybeboard' || section === 'commander' || section === 'companion')
    return { section, words };
  if (noDeck || (top && section === 'left-out')) return { section: 'left-out', words };
  return undefined;
}

// no set mixes capitals with small letters: those in “(Used)” are of a name
const SET = /^[([](?:[A-Z0-9_]{2,6}|[a-z0-9_]{2,6})(?:[:#-][\p{L}\p{N}★†-]{1,12})?[\])]$/u;

/** Without a set's code at the end and a collector number after it, and without the number of a copy: `Forest (3)`. */
function bareName(written: string): string {
  const name = withoutSet(written.trim());
  const { before, word } = lastWord(name);
  return (before !== '' && /^\(\d+\)$/.test(word) ? before : name).trim();
}

function withoutSet(name: string): string {
  const last = lastWord(name);
  if (last.before !== '' && SET.test(last.word)) return last.before;
  const set = lastWord(last.before);
  return set.before !== '' && SET.test(set.word) && /^#?[\p{L}\p{N}★†Φ-]{1,12}$/u.test(last.word) ? set.before : name;
}
