/** The house rules hold, and each of them catches what it is for. */
import { describe, expect, test } from 'vitest';
import { offences } from './house-rules.mjs';
import { cardNameRule } from './house/card-names.mjs';
import { importsOutside } from './house/folders.mjs';
import { citationsIn, opening } from './house/openings.mjs';
import { tokens } from './house/tokens.mjs';
import { editionComparisons, impurities, machinePlaces } from './house/words.mjs';

test('nothing in the packages breaks a house rule', () => {
  expect(offences()).toEqual([]);
});

describe('tokens', () => {
  test('comments, strings, templates and regular expressions are told apart', () => {
    const source = "a('b // c'); /* d */ const e = `f ${g + `h`} i`; k = /'[/]/.test(l) / 2; // m";
    const of = (kind: string) =>
      tokens(source)
        .filter((token) => token.kind === kind)
        .map(({ text }) => text);
    expect(of('string')).toEqual(['b // c', 'f ', 'h', ' i']);
    expect(of('comment')).toEqual(['/* d */', '// m']);
    expect(of('word')).toEqual(['a', 'const', 'e', 'g', 'k', 'test', 'l']);
  });

  test('lines are counted through strings and comments', () => {
    expect(tokens('/*\n*/\n`\n${\na}`').find(({ text }) => text === 'a')?.line).toBe(5);
  });
});

describe('card names', () => {
  const rule = cardNameRule(['Grizzly Bears', 'Shock', 'Fear', "Urza's Tower"], { words: ['Fear'] });
  const found = (source: string) => rule(source).map(({ message }) => message);

  test.each([
    "const x = 'two grizzly bears attack'",
    'const grizzlyBears = 1',
    'if (isGrizzlyBears()) {}',
    'const GRIZZLY_BEARS = 1',
    'const x = `the Grizzly Bears of ${y}`',
  ])('of several words are found in %s', (source) => {
    expect(found(source)).toEqual(['the card name "Grizzly Bears"']);
  });

  test('of one word are found as a whole string with its capital only', () => {
    expect(found("a === 'Shock'")).toHaveLength(1);
    expect(found("a === 'shock'; b = 'Shock them'; Shock()")).toEqual([]);
  });

  test('do not matter in comments, nor where they are rules terms', () => {
    expect(found("// Grizzly Bears\nx = 'Fear'")).toEqual([]);
  });

  test('apostrophes do not hide them', () => {
    expect(found('urzasTower')).toHaveLength(1);
  });
});

describe('opening comments', () => {
  test('cite rules in each edition', () => {
    expect(opening('/** Copying objects. 2006: 503 · 2009, 2011: 706.1a–706.3 */\n').cites).toEqual([
      { edition: '2006-10', first: '503', last: '503' },
      { edition: '2009-10', first: '706.1a', last: '706.3' },
      { edition: '2011-09', first: '706.1a', last: '706.3' },
    ]);
  });

  test('may shorten the end of a range', () => {
    expect(
      opening('/** Many. 2006: 409.1b–h, 502.21–22, 702.125–126, 113–114 */').cites.map(({ last }) => last),
    ).toEqual(['409.1h', '502.22', '702.126', '114']);
  });

  test.each([
    ['import a;', 'does not open with a /** comment */'],
    ['/** Something. */', 'cites no rule number in its opening comment'],
    ['/** Something. 2006: 50.3 */', 'cites "50.3", which is no rule number'],
    ['/** Something. 2007: 503 */', 'cites 2007, which is no edition'],
  ])('of %s are wrong', (source, problem) => {
    expect(opening(source).problems).toEqual([problem]);
  });

  test('and other comments end a list where prose begins', () => {
    const { cites, problems } = citationsIn(
      'Legends go (2006: 420.5e · 2011: 704.5k, all of them) at once, 2026: one stays.',
    );
    expect(cites.map(({ edition, first }) => `${edition} ${first}`)).toEqual(['2006-10 420.5e', '2011-09 704.5k']);
    expect(problems).toEqual(['cites "all of them", which is no rule number']);
  });
});

describe('words', () => {
  test('of clocks, chance and printing are impure', () => {
    expect(impurities('const a = Date.now() + Math.random(); console.log(a)')).toHaveLength(3);
    expect(impurities('event.process = rules.Date; type A = { process: string; fetch?: B }')).toEqual([]);
  });

  test('of editions may be named, not compared', () => {
    expect(editionComparisons("if (edition === '2006-10') {}; switch (e) { case '2026-02': }")).toHaveLength(2);
    expect(editionComparisons("const table = { '2006-10': 1 }; f('2009-10')")).toEqual([]);
  });

  test('that are true on one machine only are found', () => {
    const path = ['', 'root', 'x'].join('/');
    expect(machinePlaces(`a\nconst b = '${path}'`)).toEqual([{ line: 2, message: expect.stringContaining('root') }]);
    expect(machinePlaces(`'.${path}' + 'network/tmp/x'`)).toEqual([]);
  });
});

describe('folders', () => {
  test('of another package are not reached by path', () => {
    expect(importsOutside('turn/x.ts', "import { a } from '../state/a.ts';")).toEqual([]);
    expect(importsOutside('turn/x.ts', "import { a } from '../../../oracle/src/a.ts';")).toHaveLength(1);
  });
});
