/** Each sign is in the face of the style sheet for which the build keeps it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMON_GLYPHS, RARER_GLYPHS } from './glyphs.ts';

const css = readFileSync(new URL('../style/tokens.css', import.meta.url), 'utf8');
/** The ranges of the face with that file. */
const rangesOf = (file: string): readonly (readonly [from: number, to: number])[] => {
  const face = css.split('@font-face').find((one) => one.includes(`${file}"`)) ?? '';
  const ranges = /unicode-range: ([^;]+);/.exec(face)?.[1] ?? '';
  return ranges.split(', ').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
};

test.each([
  ['mana.woff2', COMMON_GLYPHS, RARER_GLYPHS],
  ['mana.woff', RARER_GLYPHS, COMMON_GLYPHS],
] as const)('%s', (file, own, others) => {
  const ranges = rangesOf(file);
  const isIn = (sign: number): boolean => ranges.some(([from, to]) => from <= sign && sign <= to);
  expect(own.filter((sign) => !isIn(sign))).toEqual([]);
  expect(others.filter(isIn)).toEqual([]);
});
