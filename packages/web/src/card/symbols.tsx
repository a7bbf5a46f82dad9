/** Mana and other symbols, drawn with the Mana font. 2006: 104 · 2009, 2011, 2026: 107 */
import { Fragment, type ReactNode } from 'react';

interface Glyph {
  char: string;
  tone: string;
  said: string;
}

const letter = (code: number): string => String.fromCodePoint(code);
const NAMED: Readonly<Record<string, Glyph>> = {
  W: { char: letter(0xe600), tone: 'w', said: 'white mana' },
  U: { char: letter(0xe601), tone: 'u', said: 'blue mana' },
  B: { char: letter(0xe602), tone: 'b', said: 'black mana' },
  R: { char: letter(0xe603), tone: 'r', said: 'red mana' },
  G: { char: letter(0xe604), tone: 'g', said: 'green mana' },
  C: { char: letter(0xe904), tone: 'c', said: 'colorless mana' },
  S: { char: letter(0xe619), tone: 'c', said: 'snow mana' },
  X: { char: letter(0xe615), tone: 'c', said: 'X' },
  Y: { char: letter(0xe616), tone: 'c', said: 'Y' },
  Z: { char: letter(0xe617), tone: 'c', said: 'Z' },
  T: { char: letter(0xe61a), tone: 'c', said: 'tap' },
  Q: { char: letter(0xe61b), tone: 'q', said: 'untap' },
};
const NUMBERS: readonly number[] = [
  0xe605, 0xe606, 0xe607, 0xe608, 0xe609, 0xe60a, 0xe60b, 0xe60c, 0xe60d, 0xe60e, 0xe60f, 0xe610, 0xe611, 0xe612,
  0xe613, 0xe614, 0xe62a,
];

function glyphOf(symbol: string): Glyph | null {
  const named = NAMED[symbol];
  if (named) return named;
  const code = /^\d+$/.test(symbol) ? NUMBERS[Number(symbol)] : undefined;
  return code === undefined ? null : { char: letter(code), tone: 'c', said: `${symbol} generic mana` };
}

/** One symbol without its braces. Hybrid and Phyrexian ones are drawn from their halves; an unknown one is shown in words. */
export function Symbol({ symbol, silent = false }: { symbol: string; silent?: boolean }): ReactNode {
  const whole = glyphOf(symbol);
  const says = (said: string) => (silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': said });
  if (whole) {
    return (
      <span className={`symbol symbol-${whole.tone}`} {...says(whole.said)}>
        {whole.char}
      </span>
    );
  }
  const [first, second] = symbol.split('/');
  const one = first === undefined ? null : glyphOf(first);
  if (one && second === 'P') {
    return (
      <span className={`symbol symbol-${one.tone}`} {...says(`${one.said} or 2 life`)}>
        {letter(0xe618)}
      </span>
    );
  }
  const two = second === undefined ? null : glyphOf(second);
  if (one && two) {
    return (
      <span className={`symbol hybrid hybrid-${one.tone}${two.tone}`} {...says(`${one.said} or ${two.said}`)}>
        <i>{one.char}</i>
        <i>{two.char}</i>
      </span>
    );
  }
  return <span>{`{${symbol}}`}</span>;
}

/** Text with `{…}` drawn as symbols. */
export function WithSymbols({ text, silent = false }: { text: string; silent?: boolean }): ReactNode {
  if (!text.includes('{')) return text;
  return text
    .split(/\{([^}]+)\}/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <Symbol symbol={part} silent={silent} /> : part}</Fragment>
    ));
}

const TYPE_GLYPHS: Readonly<Record<string, number>> = {
  artifact: 0xe61e,
  creature: 0xe61f,
  enchantment: 0xe620,
  instant: 0xe621,
  land: 0xe622,
  planeswalker: 0xe623,
  sorcery: 0xe624,
};

/** The sign of a card's kind, in the place where a picture would be. */
export function TypeSign({ types }: { types: readonly string[] }): ReactNode {
  const lower = types.map((type) => type.toLowerCase());
  const order = ['creature', 'planeswalker', 'land', 'artifact', 'enchantment', 'instant', 'sorcery'];
  const code = TYPE_GLYPHS[order.find((type) => lower.includes(type)) ?? ''];
  return (
    <span className="type-sign" aria-hidden="true">
      {code === undefined ? '' : letter(code)}
    </span>
  );
}
