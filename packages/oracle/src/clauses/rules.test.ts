import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const self = { set: 'self' };
const type = (name: string) => ({ is: 'type', type: name });
const and = (...of: object[]) => ({ is: 'and', of });

describe('permissions and prohibitions', () => {
  it('tells who may not block whom', () => {
    const creature = { types: ['Creature'], power: '2', toughness: '2' };
    const rules = (text: string) => {
      const [ability] = abilitiesOf(text, creature);
      return ability?.ability === 'static' ? ability.parts.map((p) => (p.part === 'rule' ? p.rule : p)) : undefined;
    };
    const all = (where: object) => ({ set: 'all', where });
    expect(rules("Test Name can't be blocked by Walls.")).toEqual([
      { rule: 'cantBlock', what: all({ is: 'subtype', subtype: 'Wall' }), whom: self },
    ]);
    expect(rules("Test Name can't block creatures with power 2 or greater.")).toEqual([
      {
        rule: 'cantBlock',
        what: self,
        whom: all(and(type('creature'), { is: 'stat', stat: 'power', op: '≥', than: 2 })),
      },
    ]);
    expect(rules("Test Name can't attack or block alone.")).toEqual([
      { rule: 'cantAttackAlone', what: self },
      { rule: 'cantBlockAlone', what: self },
    ]);
    expect(rules('Nonbasic lands are Mountains.')).toEqual([
      {
        part: 'change',
        affects: all(and({ is: 'not', of: { is: 'supertype', supertype: 'basic' } }, type('land'))),
        mods: [{ mod: 'types', op: 'set', subtypes: ['Mountain'] }],
      },
    ]);
    expect(
      JSON.stringify(rules('Players can cast spells and activate abilities only during their own turns.')),
    ).toContain(
      '"of":{"set":"all","where":{"is":"any"},"zone":["battlefield","hand","library","graveyard","stack","exile","command"]}',
    );
    expect(rules("Players can't untap more than two permanents during their untap steps.")).toEqual([
      { rule: 'untapLimit', what: { is: 'permanent' }, n: 2 },
    ]);
  });
  it('lasts for the combat or the turn that it names', () => {
    const duration = (text: string) => {
      const [ability] = abilitiesOf(text, { types: ['Instant'] });
      return ability?.ability === 'spell'
        ? ability.body.effect.map((i) => (i.do === 'effect' ? i.duration : i))
        : undefined;
    };
    expect(duration('Target creature blocks this combat if able.')).toEqual([{ until: 'endOfCombat' }]);
    expect(duration('Target creature attacks this turn if able.')).toEqual([{ until: 'endOfTurn' }]);
  });
  it('forbids to block certain creatures and them to block it', () => {
    const small = {
      set: 'all',
      where: {
        is: 'and',
        of: [
          { is: 'type', type: 'creature' },
          { is: 'color', color: 'W' },
        ],
      },
    };
    const [ability] = abilitiesOf("Test Name can't block or be blocked by creatures that are white.", {
      types: ['Creature'],
      power: '2',
      toughness: '2',
    });
    expect(ability).toMatchObject({
      parts: [
        { rule: { rule: 'cantBlock', what: { set: 'self' }, whom: small } },
        { rule: { rule: 'cantBlock', what: small, whom: { set: 'self' } } },
      ],
    });
  });
});

it('crewing alone is as though the power were greater', () => {
  expect(
    abilitiesOf('This creature crews Vehicles as though its power were 2 greater.', {
      types: ['Creature'],
      power: '2',
      toughness: '2',
    }),
  ).toMatchObject([{ parts: [{ rule: { rule: 'crewsBetter', more: 2, crewing: true } }] }]);
});

it('the legend rule spares permanents of a kind', () => {
  expect(
    abilitiesOf('The "legend rule" doesn\'t apply to permanents you control.', { types: ['Artifact'] }),
  ).toMatchObject([{ parts: [{ rule: { rule: 'legendRuleOff', what: { is: 'and' } } }] }]);
});

it.each(['Each opponent', 'Each player'])('%s casts no more than one spell of a kind a turn', (who) => {
  const text = `${who} can't cast more than one noncreature spell each turn.`;
  expect(abilitiesOf(text, { types: ['Enchantment'] })).toMatchObject([
    { parts: [{ rule: { rule: 'castLimit', what: { is: 'and', of: [{ is: 'not' }, { is: 'spell' }] }, n: 1 } }] },
  ]);
});

it('its activated abilities, but for mana abilities', () => {
  const text = (unless: string): string =>
    `Enchant permanent\nEnchanted permanent can't attack or block, and its activated abilities can't be activated${unless}.`;
  const rulesOf = (unless: string): unknown =>
    abilitiesOf(text(unless), { types: ['Enchantment'], subtypes: ['Aura'] }).flatMap((ability) =>
      ability.ability === 'static' ? ability.parts.slice(2) : [],
    );
  const barred = { part: 'rule', rule: { rule: 'cantActivate', of: { set: 'host' } } };
  expect(rulesOf(" unless they're mana abilities")).toEqual([
    { ...barred, rule: { ...barred.rule, exceptMana: true } },
  ]);
  expect(rulesOf('')).toEqual([barred]);
});

it('devotion that is more by so much', () => {
  const text = 'Your devotion to each color and each combination of colors is increased by one.';
  expect(abilitiesOf(text, { types: ['Artifact'] })).toEqual([
    {
      ability: 'static',
      parts: [{ part: 'rule', rule: { rule: 'devotionMore', who: { who: 'you' }, n: 1 } }],
    },
  ]);
});

it('what may be done as it is turned face up', () => {
  const text = 'Enchant creature\nMorph {1}\nAs Test Name is turned face up, you may attach it to a creature.';
  expect(abilitiesOf(text, { types: ['Enchantment'], subtypes: ['Aura'] }).slice(2)).toMatchObject([
    {
      parts: [
        {
          replacement: {
            event: { on: 'turnedFaceUp' },
            instead: { effect: [{ do: 'original' }, { do: 'may', effect: [{ do: 'attach', what: { set: 'self' } }] }] },
          },
        },
      ],
    },
  ]);
});
