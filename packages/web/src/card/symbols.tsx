/** Mana and other symbols, drawn with the Mana font. 2006: 104 · 2009, 2011, 2026: 107 */
import { Fragment, type ReactNode } from 'react';
import { MANA_GLYPHS, NUMBER_GLYPHS } from './glyphs.ts';

interface Glyph {
  char: string;
  tone: string;
  said: string;
}

const letter = (code: number): string => String.fromCodePoint(code);
/** What a symbol is called, and the colour it lies on. */
const SAID: Readonly<Record<string, { tone: string; said: string }>> = {
  W: { tone: 'w', said: 'white mana' },
  U: { tone: 'u', said: 'blue mana' },
  B: { tone: 'b', said: 'black mana' },
  R: { tone: 'r', said: 'red mana' },
  G: { tone: 'g', said: 'green mana' },
  C: { tone: 'c', said: 'colorless mana' },
  S: { tone: 'c', said: 'snow mana' },
  X: { tone: 'c', said: 'X' },
  Y: { tone: 'c', said: 'Y' },
  Z: { tone: 'c', said: 'Z' },
  T: { tone: 'c', said: 'tap' },
  Q: { tone: 'q', said: 'untap' },
};

function glyphOf(symbol: string): Glyph | null {
  const named = SAID[symbol];
  const sign = MANA_GLYPHS[symbol];
  if (named && sign !== undefined) return { char: letter(sign), ...named };
  const code = /^\d+$/.test(symbol) ? NUMBER_GLYPHS[Number(symbol)] : undefined;
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
        {letter(MANA_GLYPHS['P'] ?? 0)}
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
