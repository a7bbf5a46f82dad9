/** A text with switches does what it says while none is turned, and what its mutations say as each is. */
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { mutated, mutationsOf } from './mutations.mjs';
import { SWITCHES, withSwitches } from './switches.mjs';

const TEXT = `
  let said = '';
  if (a < 3 && !(b || c)) said += 'x';
  else said += a >= 2 ? 'y' : 'z';
  if (b) { said += 'b'; }
  return said;
`;
const VALUES = [1, 2, 3, 4].flatMap((a) => [true, false].flatMap((b) => [true, false].map((c) => [a, b, c] as const)));
const run = (body: string): string[] =>
  VALUES.map(([a, b, c]) => runInNewContext(`(() => {${body}})()`, { a, b, c }) as string);
const inFunction = (text: string): string => `const f = () => {${text}};`;
const switched = withSwitches('x.ts', inFunction(TEXT), 0);
const under = (number: number): string[] =>
  run(
    `globalThis.mutant = { number: ${number}, reached: null, steps: 1000, turn: 0 };${SWITCHES}${switched} return f();`,
  );

test('none is turned', () => {
  expect(under(-1)).toEqual(run(TEXT));
});

test.each(mutationsOf('x.ts', inFunction(TEXT)).map((one, number) => [number, one.kind, one] as const))(
  'number %i, %s',
  (number, _, one) => {
    expect(under(number)).toEqual(run(`${mutated(inFunction(TEXT), one)} return f();`));
  },
);

test('a run that takes too many steps ends', () => {
  const endless = withSwitches('x.ts', 'while (true) if (!a) a = 1;', 0);
  expect(() =>
    run(`globalThis.mutant = { number: -1, reached: null, steps: 1000, turn: 0 };${SWITCHES}${endless}`),
  ).toThrow('too many steps');
});
