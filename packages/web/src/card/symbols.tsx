/** Mana and other symbols, drawn with the Mana font. 2006: 104 · 2009, 2011, 2026: 107 */
import { Fragment, type ReactNode } from 'react';
import { MANA_GLYPHS, NUMBER_GLYPHS } from './glyphs.ts';
import { useSpoken, useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';

interface Glyph {
  char: string;
  tone: string;
  said: string;
}

const letter = (code: number): string => String.fromCodePoint(code);
/** The colour that a symbol lies on. */
const TONES = {
  W: 'w',
  U: 'u',
  B: 'b',
  R: 'r',
  G: 'g',
  C: 'c',
  S: 'c',
  X: 'c',
  Y: 'c',
  Z: 'c',
  T: 'c',
  Q: 'q',
  E: 'c',
} as const;
const isNamed = (symbol: string): symbol is keyof typeof TONES => Object.hasOwn(TONES, symbol);

function glyphOf(symbol: string, { symbols, genericMana }: Words['shell']): Glyph | null {
  const sign = MANA_GLYPHS[symbol];
  if (isNamed(symbol) && sign !== undefined) {
    const said = symbol === 'X' || symbol === 'Y' || symbol === 'Z' ? symbol : symbols[symbol];
    return { char: letter(sign), tone: TONES[symbol], said };
  }
  const code = /^\d+$/.test(symbol) ? NUMBER_GLYPHS[Number(symbol)] : undefined;
  return code === undefined ? null : { char: letter(code), tone: 'c', said: genericMana(symbol) };
}

/** One symbol without its braces. Hybrid and Phyrexian ones are drawn from their halves; an unknown one is shown in words. */
export function Symbol({ symbol, silent = false }: { symbol: string; silent?: boolean }): ReactNode {
  const words = useWords();
  const whole = glyphOf(symbol, words);
  const lang = useSpoken((spoken) => spoken.language);
  const says = (said: string) => (silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': said, lang });
  if (whole) {
    return (
      <span className={`symbol symbol-${whole.tone}`} {...says(whole.said)}>
        {whole.char}
      </span>
    );
  }
  const [first, second] = symbol.split('/');
  const one = first === undefined ? null : glyphOf(first, words);
  if (one && second === 'P') {
    return (
      <span className={`symbol symbol-${one.tone}`} {...says(words.orLife(one.said))}>
        {letter(MANA_GLYPHS['P'] ?? 0)}
      </span>
    );
  }
  const two = second === undefined ? null : glyphOf(second, words);
  if (one && two) {
    return (
      <span className={`symbol hybrid hybrid-${one.tone}${two.tone}`} {...says(words.either(one.said, two.said))}>
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
