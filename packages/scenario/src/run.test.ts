/** The runner itself: a scenario fails where it should. */
import { describe, expect, it } from 'vitest';
import { type CardSource, cardText } from '@rulewright/cards';
import { readScenarios } from './format.ts';
import { runScenario } from './run.ts';

const base = {
  name: 'base',
  editions: ['2026-02'],
  cards: { Bolt: { cost: '{R}', type: 'Instant', text: 'Bolt deals 3 damage to target creature or player.' } },
  position: { sides: { A: { battlefield: ['Mountain'], hand: ['Bolt'] } } },
};

function run(script: unknown[], more: object = {}, source?: CardSource): string | null {
  const read = readScenarios({ ...base, ...more, script });
  if (!read.ok) return read.message;
  const [scenario] = read.scenarios;
  if (!scenario) throw new Error('no scenario was read');
  return runScenario(scenario, scenario.editions[0] ?? '2026-02', { source }).message;
}

describe('running a scenario', () => {
  it('passes where script and expectations hold', () => {
    expect(
      run([{ as: 'A', cast: 'Bolt', targets: ['B'] }, { until: 'resolved' }, { expect: { life: { B: 17 } } }]),
    ).toBeNull();
  });

  it('fails with what is otherwise, and the line', () => {
    expect(
      run([{ as: 'A', cast: 'Bolt', targets: ['B'] }, { until: 'resolved' }, { expect: { life: { B: 16 } } }]),
    ).toMatch(/^line 3, .*: B's life is 17, not 16$/);
  });

  it('reads a card in the wording of the npm data or in that of today', () => {
    const entering = (text: string): string | null =>
      run([{ as: 'A', cast: 'Elk' }, { until: 'resolved' }, { until: 'resolved' }, { expect: { life: { A: 23 } } }], {
        cards: { Elk: { cost: '{G}', type: 'Creature — Elk', pt: '1/1', text } },
        position: { sides: { A: { battlefield: ['Forest'], hand: ['Elk'] } } },
      });
    expect(entering('When Elk enters the battlefield, you gain 3 life.')).toBeNull();
    expect(entering('When this creature enters, you gain 3 life.')).toBeNull();
    expect(entering('When this creature sneezes, you gain 3 life.')).toMatch(/Elk is not understood/);
  });

  it('fails where an answer is left unused', () => {
    expect(run([{ as: 'A', cast: 'Bolt', targets: ['B', 'A'] }])).toMatch(/unused: \["A"\]/);
  });

  it('fails where a decision was not foreseen', () => {
    expect(run([{ as: 'A', cast: 'Bolt' }])).toMatch(/the script ends while A must decide/);
    expect(
      run([
        { as: 'A', cast: 'Bolt' },
        { as: 'A', pass: true },
      ]),
    ).toMatch(/there is something to decide first/);
  });

  it('says what is pending and what was possible', () => {
    expect(run([{ as: 'A', cast: 'Bolt' }])).toMatch(/A must decide: A, target: .*; possible: A \| B$/);
    expect(run([{ as: 'A', cast: 'Mountain' }])).toMatch(/not possible now: A, priority: .*; possible: .*Bolt/);
  });

  it('fails where the action is not possible, or somebody else decides', () => {
    expect(run([{ as: 'A', cast: 'Mountain' }])).toMatch(/not possible now/);
    expect(run([{ as: 'B', pass: true }])).toMatch(/not B decides/);
  });

  it('refuses a set-up that cannot be made, by name', () => {
    expect(run([], { position: { sides: { A: { hand: ['Nothing Known'] } } } })).toMatch(
      /Nothing Known is not in the scenario/,
    );
    expect(run([], { cards: { Bolt: { cost: '{R}', type: 'Instant', text: 'Frobnicate the moon.' } } })).toMatch(
      /Bolt is not understood/,
    );
    expect(run([], { position: { sides: { C: {} } } })).toMatch(/there is no player C/);
  });

  it('says of a name that was read as two that it stands in quotation marks', () => {
    const jun = cardText([{ name: 'Jun, the Calm', typeLine: 'Creature', power: '1', toughness: '1' }], {
      layout: 'normal',
    });
    const source: CardSource = {
      formats: () => [],
      legalities: () => undefined,
      description: 'one card',
      newest: '',
      names: () => [jun.name],
      excluded: () => [],
      lookup: (name) => (name === jun.name ? { kind: 'found', name, fit: 'full', counted: true } : { kind: 'unknown' }),
      find: (name) => (name === jun.name ? jun : undefined),
    };
    expect(run([], { position: { sides: { A: { hand: ['Jun', 'the Calm'] } } } }, source)).toBe(
      'a name with a comma stands in quotation marks: "Jun, the Calm"; a name with a comma stands in quotation marks: "Jun, the Calm"',
    );
  });

  it('takes what is there and not offered for an answer that the rules refuse, and not what is nowhere', () => {
    const elsewhere = (refused: string): string | null =>
      run([
        { as: 'A', cast: 'Bolt' },
        { as: 'A', refused },
        { as: 'A', answer: 'B' },
      ]);
    expect(elsewhere('Mountain')).toBeNull();
    expect(elsewhere('Mountains')).toMatch(/"Mountains" is not among: A \| B/);
    expect(elsewhere('B')).toMatch(/the rules should have refused that/);
  });

  it('knows a token by what the script calls it wherever it is named', () => {
    const cloak = { cost: '{W}', type: 'Enchantment — Aura', text: 'Enchant creature\nEnchanted creature has flying.' };
    const spawn = { cost: '{R}', type: 'Sorcery', text: 'Create two 1/1 red Goblin creature tokens.' };
    const attached = (host: string): string | null =>
      run(
        [
          { as: 'A', cast: 'Spawn' },
          { until: 'resolved' },
          { as: 'A', cast: 'Cloak', targets: ['Goblin #2'] },
          { until: 'resolved' },
          { expect: { attached: { Cloak: host } } },
        ],
        {
          cards: { Cloak: cloak, Spawn: spawn },
          position: { sides: { A: { battlefield: ['Mountain', 'Plains'], hand: ['Cloak', 'Spawn'] } } },
        },
      );
    expect(attached('Goblin #2')).toBeNull();
    expect(attached('Goblin #1')).toMatch(/attached to is "Goblin Token", not "Goblin #1"/);
  });

  it('lets an announcement answer a question with one answer, though another comes before it is over', () => {
    const hound = {
      cost: '{R}',
      type: 'Creature — Dog',
      pt: '1/1',
      text: 'Discard a card: This creature gets +1/+1 until end of turn.',
    };
    const temper = { cost: '{R}', type: 'Instant', text: 'Draw a card.\nMadness {R}' };
    expect(
      run(
        [
          { as: 'A', activate: 'Hound', costs: ['Temper'] },
          { as: 'A', answer: true },
          { expect: { zone: { Temper: 'exile' } } },
        ],
        {
          editions: ['2011-09'],
          cards: { Hound: hound, Temper: temper },
          position: { sides: { A: { battlefield: ['Hound'], hand: ['Temper'] } } },
        },
      ),
    ).toBeNull();
  });

  it('gives no payment of mana what is to be sacrificed after it', () => {
    const fling = {
      cost: '{R}',
      type: 'Instant',
      text: 'As an additional cost to cast this spell, sacrifice a creature.\nYou gain 1 life.',
    };
    const bear = { cost: '{G}', type: 'Creature — Bear', pt: '2/2' };
    expect(
      run([{ as: 'A', cast: 'Fling', costs: ['Bear'] }, { until: 'resolved' }, { expect: { life: { A: 21 } } }], {
        cards: { Fling: fling, Bear: bear },
        position: { sides: { A: { battlefield: ['Mountain ×2', 'Bear'], hand: ['Fling'] } } },
      }),
    ).toBeNull();
  });

  it('refuses a claim whose expectation does not hold in its edition', () => {
    expect(
      run([{ expect: { life: { A: 20 } }, id: 'x' }], { shows: [{ rule: '119.3', edition: '2026-02', by: 'y' }] }),
    ).toMatch(/119\.3 is shown by "y", which is no expectation in 2026-02/);
  });

  it('refuses data that is no scenario', () => {
    expect(
      readScenarios({ name: 'x', editions: ['1999'], position: { sides: {} }, script: [{ as: 'A', dance: true }] }).ok,
    ).toBe(false);
  });
});
