/** A card's own name in its text becomes `~`, the short form of a legendary name `~~`, either in a quotation `§`: there it is the object that gives the ability. The name of the token that a line creates is `¤` in a quotation: there it is the token. 2006: 202.2 · 2009: 201.2 · 2011: 201.4 · 2026: 201.5 */
import { showTokenNames, tokenName } from '../grammar/token-names.ts';
import { SUBTYPES } from '../nouns/words.ts';

export interface OwnNames {
  self: string;
  short: string;
}

/** `Karn` of `Karn, Silver Golem`; the first name of a legendary `Gerrard Capashen`. The name itself where there is none. */
export function ownNames(name: string, legendary: boolean): OwnNames {
  const comma = name.indexOf(',');
  if (comma > 0) return { self: name, short: name.slice(0, comma) };
  if (!legendary) return { self: name, short: name };
  const the = /^(.+?) (?:the|of) /.exec(name)?.[1];
  return { self: name, short: the ?? name.split(' ')[0] ?? name };
}

const SHORTEST = 2;
const letter = /[\p{L}\p{N}-]/u;

/** A name has no article, number or quality before it: after one, the same word is a kind of object. */
const QUALIFIED =
  /\b(?:an?|another|all|each|every|other|target|attacking|blocking|tapped|untapped|token|white|blue|black|red|green|colorless) $/i;
/** Nor has it a noun after it: "Sliver creatures you control". */
const QUALIFIES = /^ (?:creature|permanent|spell|card|token)s?\b/;
/** Within a longer name: "named Keeper of Kookus", "named Stangg Twin". */
const NAMED = /\bnamed (?:\p{Lu}[\p{L}'-]* (?:of |the )*)+$/u;
const MORE_OF_A_NAME = /^(?:'s)? (?:of |the )*\p{Lu}/u;
/** Of a token that is named as it is created: "create Stangg Twin, a legendary …". */
const NAME_AND_KIND = /^(?:'s)?(?: (?:of |the )*\p{Lu}[\p{L}'-]*)+, an? /u;
/** Of a verb: "Exile target creature". */
const WHAT_IS_DONE = /^ target /;

/** Whether that word at that place is no name of the card: its type, or part of another name. */
function meansItself(text: string, name: string, at: number): boolean {
  const before = text.slice(0, at);
  const after = text.slice(at + name.length);
  if (SUBTYPES.has(name) && (QUALIFIED.test(before) || QUALIFIES.test(after))) return false;
  if (NAMED.test(before) || WHAT_IS_DONE.test(after)) return false;
  if (/\bcreate $/i.test(before) && NAME_AND_KIND.test(after)) return false;
  return !(/\bnamed $/.test(before) && MORE_OF_A_NAME.test(after));
}

function replaceName(text: string, name: string, mark: string, means = meansItself): string {
  let out = '';
  let at = 0;
  for (;;) {
    const found = text.indexOf(name, at);
    if (found < 0) return out + text.slice(at);
    const before = text.charAt(found - 1);
    const after = text.charAt(found + name.length);
    const whole =
      !(before !== '' && letter.test(before)) && !(after !== '' && letter.test(after)) && means(text, name, found);
    out += text.slice(at, found) + (whole ? mark : name);
    at = found + name.length;
  }
}

/** The text with the card's names replaced, and the names of tokens in what they have. A mark in the text itself is not admitted. */
export function hideNames(text: string, names: OwnNames): string {
  if (/[~§¤]/.test(text)) throw new Error('normalise: a "~", "§" or "¤" in card text');
  return text
    .split('\n')
    .map((line) => hideInLine(line, names))
    .join('\n');
}

/** After "named" it is the name itself that is said. */
const isNoName = (text: string, _: string, at: number): boolean => !text.slice(0, at).endsWith('named ');

function hideInLine(line: string, names: OwnNames): string {
  const created = tokenName(line);
  const inQuotation = (part: string): string => {
    const hidden = replaceName(part, names.self, '§');
    return created === undefined ? hidden : replaceName(hidden, created, '¤', isNoName);
  };
  return line
    .split(/("[^"]*"|“[^”]*”)/)
    .map((part, i) => (i % 2 === 1 ? inQuotation(part) : replaceShort(replaceName(part, names.self, '~'), names)))
    .join('');
}

function replaceShort(text: string, names: OwnNames): string {
  return names.short === names.self || names.short.length < SHORTEST ? text : replaceName(text, names.short, '~~');
}

/** The inverse of `hideNames`. */
export function showNames(text: string, names: OwnNames): string {
  return showTokenNames(text).replaceAll('~~', names.short).replaceAll(/[~§]/g, names.self);
}

/** Where an offset into the text with hidden names lies in the text as it is. */
export function shownOffset(text: string, names: OwnNames, hidden: number): number {
  let at = 0;
  let shown = 0;
  while (at < hidden && shown < text.length) {
    if (startsName(text, shown, names.self)) {
      shown += names.self.length;
      at += 1;
    } else if (names.short !== names.self && names.short.length >= SHORTEST && startsName(text, shown, names.short)) {
      shown += names.short.length;
      at += 2;
    } else {
      const created = isQuoted(text, shown) ? tokenName(lineAt(text, shown)) : undefined;
      shown += created !== undefined && startsName(text, shown, created) ? created.length : 1;
      at += 1;
    }
  }
  return shown;
}

const isQuoted = (text: string, at: number): boolean => text.slice(0, at).split('"').length % 2 === 0;
const lineAt = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n', 1)[0] ?? '';

const startsName = (text: string, at: number, name: string): boolean =>
  text.startsWith(name, at) &&
  !letter.test(text.charAt(at - 1) || ' ') &&
  !letter.test(text.charAt(at + name.length) || ' ') &&
  meansItself(text, name, at);
