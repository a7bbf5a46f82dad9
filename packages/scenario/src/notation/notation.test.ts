/** The notation: what is read is what was printed, and faults say where they are and what was possible. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Scenario, readScenarios } from '../format.ts';
import { printNotation, readNotation } from './document.ts';

const TITLE = 'A test                                                                            2026';

function read(body: string): Scenario {
  const found = readNotation(`${TITLE}\n${body}`);
  if (!found.ok) throw new Error(found.message);
  const [scenario] = found.notation.scenarios;
  if (!scenario) throw new Error('no scenario');
  return scenario;
}

function fault(text: string): string {
  const found = readNotation(text);
  if (found.ok) throw new Error('it was understood');
  expect(found.message).toContain(`line ${found.line}, column ${found.column}: `);
  return found.message;
}

const inBody = (body: string): string => fault(`${TITLE}\n${body}`);

describe('what is read', () => {
  it('is the position, the script and what is shown', () => {
    expect(
      read(
        [
          "  It is B's turn, in the end step",
          '  A: Forest ×2, Bear (called Big, tapped, 2 +1/+1 counters) | hand: "Jace, the Mind Sculptor" | 15 life',
          '  B: nothing',
          '  A casts Blaze, X = 3, targeting B, Big, then A, for its costs yes, then Forest',
          '  All pass until it resolves',
          '  2026: Then A, B have 19 life; Big is in the graveyard  [burn: 614.12, 2026 608.2b]',
        ].join('\n'),
      ),
    ).toEqual({
      name: 'A test',
      editions: ['2026-02'],
      position: {
        active: 'B',
        step: 'end',
        sides: {
          A: {
            battlefield: ['Forest ×2', { card: 'Bear', label: 'Big', tapped: true, counters: { '+1/+1': 2 } }],
            hand: ['Jace, the Mind Sculptor'],
            life: 15,
          },
          B: {},
        },
      },
      script: [
        { as: 'A', cast: 'Blaze', x: 3, targets: [['B', 'Big'], 'A'], costs: [true, 'Forest'] },
        { until: 'resolved' },
        { expect: { life: { A: 19, B: 19 }, zone: { Big: 'graveyard' } }, id: 'burn', in: ['2026-02'] },
      ],
      shows: [
        { rule: '614.12', by: 'burn' },
        { rule: '608.2b', edition: '2026-02', by: 'burn' },
      ],
    });
  });

  it('is cards with their texts, those of the file where a position names them', () => {
    const found = readNotation(
      [
        '# About.',
        'Card Bear | {1}{G} | Creature — Bear | 2/2',
        '  Trample',
        '',
        TITLE,
        '  Card Front // Back | {W} | Land | layout double-faced | in 2026',
        '    Text.',
        '    // Land',
        '    Other text.',
        '  A: Bear ×2',
        '',
        'Another  2006–2011',
        '  B: Front // Back',
      ].join('\n'),
    );
    if (!found.ok) throw new Error(found.message);
    const [one, other] = found.notation.scenarios;
    expect(one?.cards).toEqual({
      'Front // Back': {
        cost: '{W}',
        type: 'Land',
        layout: 'double-faced',
        in: ['2026-02'],
        text: 'Text.',
        other: { type: 'Land', text: 'Other text.' },
      },
      Bear: { cost: '{1}{G}', type: 'Creature — Bear', pt: '2/2', text: 'Trample' },
    });
    expect(other?.cards).toBeUndefined();
    expect(other?.editions).toEqual(['2006-10', '2009-10', '2011-09']);
  });
});

describe('a fault', () => {
  it('names line and column, and what was possible', () => {
    expect(inBody('  A: Forest\n  A castss Shock')).toMatch(
      /^line 3, column 5: "castss" is not understood here; .*casts/,
    );
    expect(inBody('  A: Forest\n  All pass until dinner')).toMatch(/^line 3, column 18: "dinner" .*the next turn/);
    expect(inBody('  A: Forest\n  Then A has 19 lifes')).toMatch(/^line 3, column 17: "lifes" .*possible here: .*life/);
    expect(inBody('  A: Forest |\n      grave: Bear')).toMatch(/^line 3, column 12: ":" /);
    expect(inBody('  A: Forest (bent)')).toMatch(/column 14: "bent" .*tapped/);
    expect(inBody('  A: Forest\n  Then A has 19 life  [x: 2007 1.1]')).toMatch(/^line 3, column 27/);
  });

  it('is also what is said twice, quoted without an end, indented wrongly, or no JSON', () => {
    expect(inBody('  A: Forest\n  A: Plains')).toMatch(/^line 3, column 3: this was said before/);
    expect(inBody('  A casts "Shock')).toMatch(/column 11: this quotation does not end/);
    expect(inBody('    A: Forest\n  A passes')).toMatch(/^line 3, column 3: this line is indented by 2/);
    expect(inBody('  json { "as": }')).toMatch(/column 8: this is not JSON/);
    expect(inBody(`  json ${'['.repeat(100)}`)).toMatch(/nested more than 64 deep/);
    expect(fault('No editions')).toMatch(/^line 1, column 12: a scenario begins with its name/);
    expect(fault('Cards from x.scenario: Bear')).toMatch(/not at hand/);
  });

  it('says that a name with a word of the notation stands in quotation marks', () => {
    expect(inBody('  A: hand: Rest in Peace')).toMatch(
      /^line 2, column 17: "in" is not understood here; a name that has this word stands in quotation marks/,
    );
  });

  it('names what is possible in whole phrases', () => {
    expect(inBody('  A: Forest (bent)')).toMatch(/possible here: called, tapped, untapped, summoning sick,/);
  });

  it('is what is said twice of an object, of a player, or by an expectation', () => {
    expect(inBody('  A: Forest (tapped, untapped)')).toMatch(/^line 2, column 22: this was said before/);
    expect(inBody('  A: Forest | Plains')).toMatch(/^line 2, column 15: this was said before/);
    expect(inBody("  A: Forest\n  Then it is A's turn; it is A's turn")).toMatch(
      /^line 3, column \d+: this was said before/,
    );
  });

  it('is a claim by an expectation that is none of its edition', () => {
    expect(inBody('  A: Forest\n  json { "shows": [{ "rule": "1.1", "edition": "2026-02", "by": "x" }] }')).toMatch(
      /1\.1 is shown by "x", which is no expectation in 2026-02/,
    );
  });
});

test.each([
  ['A: Forest | library: nothing', 'A: Forest | library: none'],
  ['A: Forest | hand: empty', 'A: Forest | hand: none'],
  ['A: Forest (sick)', 'A: Forest (summoning sick)'],
  ['Then Bear has no damage', 'Then Bear has 0 damage'],
  ['Then Bear has no +1/+1 counters', 'Then Bear has 0 +1/+1 counters'],
  ['Then A has no cards in hand; there are no Bear', 'Then A has 0 cards in hand; there are 0 Bear'],
])('%s is another way to write %s', (written, printed) => {
  const found = readNotation(`One  2026\n  ${written}`);
  if (!found.ok) throw new Error(found.message);
  expect(printNotation(found.notation.scenarios)).toContain(`\n  ${printed}`);
});

describe('names', () => {
  const around = (name: string): Scenario => {
    const data = readScenarios({
      name: 'Names',
      editions: ['2026-02'],
      position: { sides: { A: { hand: [name], battlefield: [{ card: 'Bear', label: name }] } } },
      script: [
        { as: 'A', cast: name, targets: [name, [name, name]] },
        { as: 'A', attack: { [name]: name } },
        { as: 'A', block: { [name]: [name] } },
        { as: name, answer: { [name]: 2 }, kind: name },
        {
          expect: { life: { [name]: 1 }, zone: { [name]: 'exile' }, stack: [name], keywords: { [name]: [name] } },
          id: name,
        },
        { expect: { mana: { [name]: '' }, counters: { [name]: { [name]: 2 } }, count: { [name]: 1 } } },
        {
          expect: { controller: { [name]: name }, marks: { [name]: [name, name] }, sees: { [name]: { [name]: name } } },
        },
      ],
      shows: [{ rule: '614.12', by: name }],
    });
    if (!data.ok) throw new Error(data.message);
    return data.scenarios[0] as Scenario;
  };
  const back = (scenario: Scenario): unknown => {
    const found = readNotation(printNotation([scenario]));
    if (!found.ok) throw new Error(found.message);
    return found.notation.scenarios[0];
  };

  it.each([
    'Jace, the Mind Sculptor',
    'Circle of Protection: Red',
    'Fire // Ice',
    'One with Nothing',
    "Urza's Mine",
    'Then',
    '2006',
    '3 life',
    'yes',
    'nothing',
    'a  b',
    ' a',
    'a\nb',
    '"quoted"',
    '×3',
    '#1',
    'has 2 +1/+1 counters',
    'by',
    '[x]',
    '__proto__',
  ])('%j comes back as it was', (name) => {
    const scenario = around(name);
    expect(back(scenario)).toEqual(scenario);
  });

  it('of every kind come back as they were', () => {
    const word = fc.constantFrom(
      'is',
      'A',
      'B',
      'Bear',
      'with',
      'then',
      ',',
      ';',
      '[',
      '"',
      '2',
      '2/2',
      'the',
      'has',
      "'s",
      '|',
      '(',
      ' ',
      '→',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ minLength: 1 }),
          fc.array(word, { minLength: 1 }).map((all) => all.join(' ')),
        ),
        (name) => {
          const scenario = around(name);
          expect(back(scenario)).toEqual(scenario);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('any text', () => {
  it('is understood or refused with a place, never more', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'A',
            ':',
            ',',
            ' ',
            '\n',
            '  ',
            'casts',
            '"',
            '[',
            '|',
            'Then',
            'has',
            '3',
            'life',
            'Card',
            '{',
            'json',
            '2026',
            '#',
          ),
        ),
        (all) => {
          const found = readNotation(all.join(''));
          if (!found.ok) expect(found.line).toBeGreaterThan(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is refused where it is too long', () => {
    expect(fault('x'.repeat(4_000_001))).toMatch(/at most 4000000/);
  });
});
