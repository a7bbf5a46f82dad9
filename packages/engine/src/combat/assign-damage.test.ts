/**
 * How combat damage is assigned: what is asked of whom, within which bounds, and who deals how much to whom.
 * 2006: 310.1–2, 502.9–10 · 2009, 2011: 510.1 · 2026: 510.1, 702.19, 702.22
 */
import { describe, expect, test } from 'vitest';
import { board, testEdition, type Board } from '../continuous/board-in-tests.ts';
import { IllegalAnswer } from '../decisions/ask.ts';
import type { Answer, Decision } from '../decisions/decision.ts';
import type { EditionName } from '../state/names.ts';
import { PLANESWALKER_GONE, newCombat } from '../events/combat-record.ts';
import type { GameObject, Recipient } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { KeywordName } from '../vocabulary/keywords.ts';
import type { Rule } from '../vocabulary/rules-effects.ts';
import { assignDamage } from './assign-damage.ts';

interface Fight {
  edition?: EditionName;
  /** what one of them attacks instead of B */
  attacks?: Record<string, 'Sage' | 'gone' | 'away'>;
  /** which attackers each blocker blocks, in the order of the blockers; `nobody` has been removed from combat */
  blocks?: Record<string, string[]>;
  rules?: Rule[];
  /** of things on the board: what differs from a fresh permanent */
  marked?: Record<string, Partial<GameObject>>;
  /** loyalty of the planeswalker of B */
  loyalty?: number;
  /** B has left the game */
  left?: boolean;
  /** who takes part in this step; all if not said */
  taking?: string[];
  answers?: Answer[];
}

/** A creature, as `Ogre 3/3 trample, banding`. */
function put(t: Board, text: string, controller: number, marked: Fight['marked'] = {}): [string, number] {
  const [, name = '', power, toughness, words = ''] = /^(\w+) (-?\d+)\/(\d+) ?(.*)$/.exec(text) ?? [];
  const abilities = words
    .split(', ')
    .flatMap((word): Ability[] => (word === '' ? [] : [{ ability: 'keyword', keyword: word as KeywordName }]));
  const face = { name, power: Number(power), toughness: Number(toughness), abilities };
  return [name, t.put(face, { controller, ...marked[name] })];
}

/** What is asked, and what is assigned: A attacks with all its creatures. */
function fight(mine: readonly string[], theirs: readonly string[], so: Fight = {}): { asked: string[]; dealt: string } {
  const t = board(testEdition(so.edition ?? '2026-02'));
  const { game } = t;
  const ids = new Map([
    ...mine.map((text) => put(t, text, 0, so.marked)),
    ...theirs.map((text) => put(t, text, 1, so.marked)),
  ]);
  const walker = {
    name: 'Sage',
    types: so.marked?.['Sage'] ? (['creature', 'planeswalker'] as const) : (['planeswalker'] as const),
    power: 4,
    toughness: 4,
    loyalty: 5,
  };
  ids.set('Sage', t.put(walker, { controller: 1, counters: { loyalty: so.loyalty ?? 0 }, ...so.marked?.['Sage'] }));
  const law: Ability = { ability: 'static', parts: (so.rules ?? []).map((rule) => ({ part: 'rule', rule })) };
  t.put({ name: 'Law', types: ['enchantment'], abilities: [law] });
  const id = (name: string): number => ids.get(name) ?? 0;
  const names = new Map([...ids].map(([name, of]) => [of, name]));
  const said = (to: Recipient): string =>
    'object' in to ? (names.get(to.object) ?? '?') : to.player === 0 ? 'A' : to.player === 1 ? 'B' : '?';
  const blocks = Object.entries(so.blocks ?? {});
  const combat = newCombat();
  combat.attackers = mine.map((text) => {
    const name = text.split(' ')[0] ?? '';
    const blockedBy = blocks.flatMap(([by, of]) => (of.includes(name) ? [by] : []));
    const of = so.attacks?.[name];
    return {
      id: id(name),
      defender: 1,
      planeswalker: of === undefined ? 0 : of === 'gone' ? PLANESWALKER_GONE : of === 'away' ? 9999 : id(of),
      band: 0,
      blocked: blockedBy.length > 0,
      blockedBy: blockedBy.filter((by) => by !== 'nobody').map(id),
    };
  });
  combat.blockers = blocks.flatMap(([by, of]) => (by === 'nobody' ? [] : [{ id: id(by), blocking: of.map(id) }]));
  game.state.combat = combat;
  if (so.left === true) Object.assign(game.state.players[1] ?? {}, { left: true });
  const asked: string[] = [];
  const answers = [...(so.answers ?? [])];
  const agent = (d: Decision): Answer => {
    if (d.form === 'divide') {
      const { lethal, ordered, excess } = d.constraint ?? { lethal: [], ordered: false, excess: -1 };
      const to = d.options.map((option, i) => `${said(option as Recipient)} ${lethal[i]}${i === excess ? '+' : ''}`);
      asked.push(
        `${'AB'[d.player]}: ${names.get(d.source)} ${d.amount} to ${to.join(', ')}${ordered ? ' in order' : ''}`,
      );
    } else asked.push(`${'AB'[d.player]}: ${d.purpose}`);
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`Nothing answers ${asked.at(-1)}`);
    return answer;
  };
  Object.assign(game, { agents: [agent, agent] });
  t.touch();
  const takes = so.taking?.map(id);
  const assigned = assignDamage(
    game,
    combat,
    (one) => takes === undefined || takes.includes(one),
    () => {},
  );
  const dealt = assigned.map(({ source, recipient, amount }) => `${names.get(source)}→${said(recipient)} ${amount}`);
  return { asked, dealt: dealt.join(', ') };
}
const refused = (mine: readonly string[], theirs: readonly string[], so: Fight): boolean => {
  try {
    fight(mine, theirs, so);
  } catch (error) {
    if (error instanceof IllegalAnswer) return true;
    throw error;
  }
  return false;
};

const all = { set: 'all', where: { is: 'named', name: 'Ogre' } } as const;
const past: Rule = { rule: 'damageAsUnblocked', what: all };
const mayPass: Rule = { ...past, optional: true };
const elves = (...more: string[]) => ['Elf 1/2', 'Wolf 1/3', ...more];
const both = { blocks: { Elf: ['Ogre'], Wolf: ['Ogre'] } };
const YES: Answer = [0];
const NO: Answer = [1];

describe('an attacker', () => {
  test.each<[string, string[], string[], Fight, string]>([
    ['unblocked deals its power to the player', ['Ogre 3/4'], [], {}, 'Ogre→B 3'],
    ['of no power deals nothing', ['Ogre 0/4'], [], {}, ''],
    ['of less than none likewise', ['Ogre -1/4'], [], {}, ''],
    ['deals nothing to who has left', ['Ogre 3/4'], [], { left: true }, ''],
    ['that does not take part deals nothing', ['Ogre 3/4', 'Bear 2/2'], [], { taking: ['Bear'] }, 'Bear→B 2'],
    [
      'blocked deals it to its one blocker',
      ['Ogre 3/4'],
      ['Elf 1/2'],
      { blocks: { Elf: ['Ogre'] } },
      'Ogre→Elf 3, Elf→Ogre 1',
    ],
    ['whose blockers are gone deals nothing', ['Ogre 3/4'], [], { blocks: { nobody: ['Ogre'] } }, ''],
    [
      'with trample then deals it to the player',
      ['Ogre 3/4 trample'],
      [],
      { blocks: { nobody: ['Ogre'] } },
      'Ogre→B 3',
    ],
    [
      'with trample and nothing to attack any more does not',
      ['Ogre 3/4 trample'],
      [],
      { blocks: { nobody: ['Ogre'] }, attacks: { Ogre: 'gone' } },
      '',
    ],
    ['that assigns none', ['Ogre 3/4', 'Bear 2/2'], [], { rules: [{ rule: 'noCombatDamage', what: all }] }, 'Bear→B 2'],
    [
      'that assigns its toughness',
      ['Ogre 3/4', 'Bear 2/1'],
      [],
      { rules: [{ rule: 'damageByToughness', what: all }] },
      'Ogre→B 4, Bear→B 2',
    ],
    ['attacks a planeswalker', ['Ogre 3/4'], [], { attacks: { Ogre: 'Sage' }, loyalty: 1 }, 'Ogre→Sage 3'],
    ['whose planeswalker is gone deals nothing', ['Ogre 3/4'], [], { attacks: { Ogre: 'gone' } }, ''],
    [
      'that must pass deals it to the player',
      ['Ogre 3/4'],
      ['Elf 1/2'],
      { blocks: { Elf: ['Ogre'] }, rules: [past] },
      'Ogre→B 3, Elf→Ogre 1',
    ],
    ['also where its blockers are gone', ['Ogre 3/4'], [], { blocks: { nobody: ['Ogre'] }, rules: [past] }, 'Ogre→B 3'],
    [
      'that is not the one that passes does not',
      ['Bear 3/4'],
      ['Elf 1/2'],
      { blocks: { Elf: ['Bear'] }, rules: [past] },
      'Bear→Elf 3, Elf→Bear 1',
    ],
  ])('%s', (_, mine, theirs, so, dealt) => {
    expect(fight(mine, theirs, so)).toEqual({ asked: [], dealt });
  });

  test.each<[string, string[], string[], Fight, string[], string]>([
    [
      'may pass, and does',
      ['Ogre 3/4'],
      ['Elf 1/2'],
      { blocks: { Elf: ['Ogre'] }, rules: [mayPass], answers: [YES] },
      ['A: assign as though unblocked'],
      'Ogre→B 3, Elf→Ogre 1',
    ],
    [
      'may pass, and does not',
      ['Ogre 3/4'],
      ['Elf 1/2'],
      { blocks: { Elf: ['Ogre'] }, rules: [mayPass], answers: [NO] },
      ['A: assign as though unblocked'],
      'Ogre→Elf 3, Elf→Ogre 1',
    ],
    [
      'may pass, which the defending player says where a creature with banding blocks it',
      ['Ogre 3/4'],
      ['Elf 1/2 banding'],
      { blocks: { Elf: ['Ogre'] }, rules: [mayPass], answers: [NO] },
      ['B: assign as though unblocked'],
      'Ogre→Elf 3, Elf→Ogre 1',
    ],
    [
      'divides among its blockers as its controller likes',
      ['Ogre 3/4'],
      elves(),
      { ...both, answers: [[3, 0]] },
      ['A: Ogre 3 to Elf 2, Wolf 3'],
      'Ogre→Elf 3, Elf→Ogre 1, Wolf→Ogre 1',
    ],
    [
      'divides in order',
      ['Ogre 3/4'],
      elves(),
      { edition: '2009-10', ...both, answers: [[2, 1]] },
      ['A: Ogre 3 to Elf 2, Wolf 3 in order'],
      'Ogre→Elf 2, Ogre→Wolf 1, Elf→Ogre 1, Wolf→Ogre 1',
    ],
    [
      'with deathtouch divides freely',
      ['Ogre 3/4 deathtouch'],
      elves(),
      { edition: '2009-10', ...both, answers: [[1, 2]] },
      ['A: Ogre 3 to Elf 2, Wolf 3'],
      'Ogre→Elf 1, Ogre→Wolf 2, Elf→Ogre 1, Wolf→Ogre 1',
    ],
    [
      'with deathtouch divides in order, one of it lethal',
      ['Ogre 3/4 deathtouch'],
      elves(),
      { edition: '2011-09', ...both, answers: [[1, 2]] },
      ['A: Ogre 3 to Elf 1, Wolf 1 in order'],
      'Ogre→Elf 1, Ogre→Wolf 2, Elf→Ogre 1, Wolf→Ogre 1',
    ],
    [
      'of whose blockers one has banding is divided by the defending player, in no order',
      ['Ogre 3/4'],
      ['Elf 1/2', 'Wolf 1/3 banding'],
      { edition: '2011-09', ...both, answers: [[0, 3]] },
      ['B: Ogre 3 to Elf 2, Wolf 3'],
      'Ogre→Wolf 3, Elf→Ogre 1, Wolf→Ogre 1',
    ],
    [
      'with trample lets the rest through',
      ['Ogre 3/4 trample'],
      ['Elf 1/2'],
      { blocks: { Elf: ['Ogre'] }, answers: [[2, 1]] },
      ['A: Ogre 3 to Elf 2, B 0+'],
      'Ogre→Elf 2, Ogre→B 1, Elf→Ogre 1',
    ],
    [
      'with trample counts what is marked',
      ['Ogre 3/4 trample'],
      ['Elf 1/2'],
      { blocks: { Elf: ['Ogre'] }, marked: { Elf: { damage: 1 } }, answers: [[1, 2]] },
      ['A: Ogre 3 to Elf 1, B 0+'],
      'Ogre→Elf 1, Ogre→B 2, Elf→Ogre 1',
    ],
    [
      'with trample and deathtouch needs one for each',
      ['Ogre 3/4 trample, deathtouch'],
      ['Wolf 1/3'],
      { blocks: { Wolf: ['Ogre'] }, answers: [[1, 2]] },
      ['A: Ogre 3 to Wolf 1, B 0+'],
      'Ogre→Wolf 1, Ogre→B 2, Wolf→Ogre 1',
    ],
    [
      'and none for what is marked with as much as is lethal',
      ['Ogre 3/4 trample, deathtouch'],
      ['Elf 1/2'],
      { blocks: { Elf: ['Ogre'] }, marked: { Elf: { damage: 2 } }, answers: [[0, 3]] },
      ['A: Ogre 3 to Elf 0, B 0+'],
      'Ogre→B 3, Elf→Ogre 1',
    ],
    [
      'in 2009 needs what is lethal without deathtouch',
      ['Ogre 3/4 trample, deathtouch'],
      ['Elf 1/2'],
      { edition: '2009-10', blocks: { Elf: ['Ogre'] }, answers: [[2, 1]] },
      ['A: Ogre 3 to Elf 2, B 0+'],
      'Ogre→Elf 2, Ogre→B 1, Elf→Ogre 1',
    ],
    [
      'needs none for what deathtouch has dealt damage to',
      ['Ogre 3/4 trample'],
      ['Wolf 1/3'],
      { blocks: { Wolf: ['Ogre'] }, marked: { Wolf: { damage: 1, deathtouched: true } }, answers: [[0, 3]] },
      ['A: Ogre 3 to Wolf 0, B 0+'],
      'Ogre→B 3, Wolf→Ogre 1',
    ],
    [
      'in 2009 needs the rest for it',
      ['Ogre 3/4 trample'],
      ['Wolf 1/3'],
      {
        edition: '2009-10',
        blocks: { Wolf: ['Ogre'] },
        marked: { Wolf: { damage: 1, deathtouched: true } },
        answers: [[2, 1]],
      },
      ['A: Ogre 3 to Wolf 2, B 0+ in order'],
      'Ogre→Wolf 2, Ogre→B 1, Wolf→Ogre 1',
    ],
    [
      'goes on to a planeswalker that is a creature, of which nothing is lethal to it',
      ['Ogre 3/4 trample'],
      ['Elf 1/2'],
      {
        blocks: { Elf: ['Ogre'] },
        attacks: { Ogre: 'Sage' },
        marked: { Sage: { controlledSince: 0 } },
        answers: [[2, 1]],
      },
      ['A: Ogre 3 to Elf 2, Sage 0+'],
      'Ogre→Elf 2, Ogre→Sage 1, Elf→Ogre 1',
    ],
  ])('%s', (_, mine, theirs, so, asked, dealt) => {
    expect(fight(mine, theirs, so)).toEqual({ asked, dealt });
  });

  test.each<[string, string[], string[], Fight]>([
    ['in order, past one that lacks some', ['Ogre 3/4'], elves(), { edition: '2009-10', ...both, answers: [[1, 2]] }],
    [
      'through one that lacks some',
      ['Ogre 3/4 trample'],
      ['Elf 1/2'],
      { blocks: { Elf: ['Ogre'] }, answers: [[1, 2]] },
    ],
  ])('does not go %s', (_, mine, theirs, so) => {
    expect(refused(mine, theirs, so)).toBe(true);
  });
});

describe('trample over planeswalkers', () => {
  const over = 'trample over planeswalkers';
  const walking: Fight = { attacks: { Ogre: 'Sage' } };
  test.each<[string, string[], string[], Fight, string[], string]>([
    [
      'lets what is beyond the loyalty go to the controller',
      [`Ogre 5/4 ${over}`],
      [],
      { ...walking, loyalty: 2, answers: [[2, 3]] },
      ['A: Ogre 5 to Sage 2, B 0+'],
      'Ogre→Sage 2, Ogre→B 3',
    ],
    [
      'need not',
      [`Ogre 5/4 ${over}`],
      [],
      { ...walking, loyalty: 2, answers: [[5, 0]] },
      ['A: Ogre 5 to Sage 2, B 0+'],
      'Ogre→Sage 5',
    ],
    [
      'asks nothing where there is no more than the loyalty',
      [`Ogre 5/4 ${over}`],
      [],
      { ...walking, loyalty: 5 },
      [],
      'Ogre→Sage 5',
    ],
    ['says nothing of what attacks the player', [`Ogre 5/4 ${over}`], [], { loyalty: 2 }, [], 'Ogre→B 5'],
    [
      'counts what others assign',
      ['Bear 1/1', `Ogre 5/4 ${over}`],
      [],
      { attacks: { Bear: 'Sage', Ogre: 'Sage' }, loyalty: 3, answers: [[2, 3]] },
      ['A: Ogre 5 to Sage 2, B 0+'],
      'Bear→Sage 1, Ogre→Sage 2, Ogre→B 3',
    ],
    [
      'needs nothing for one that gets enough from others',
      ['Bear 3/1', `Ogre 5/4 ${over}`],
      [],
      { attacks: { Bear: 'Sage', Ogre: 'Sage' }, loyalty: 2, answers: [[0, 5]] },
      ['A: Ogre 5 to Sage 0, B 0+'],
      'Bear→Sage 3, Ogre→B 5',
    ],
    [
      'goes past the blocker first, then past the planeswalker',
      [`Ogre 5/4 ${over}`],
      ['Elf 1/2'],
      {
        ...walking,
        blocks: { Elf: ['Ogre'] },
        loyalty: 1,
        answers: [
          [2, 3],
          [1, 2],
        ],
      },
      ['A: Ogre 5 to Elf 2, Sage 0+', 'A: Ogre 3 to Sage 1, B 0+'],
      'Ogre→Elf 2, Ogre→Sage 1, Ogre→B 2, Elf→Ogre 1',
    ],
    [
      'of which nothing gets past the blocker stops there',
      [`Ogre 2/4 ${over}`],
      ['Elf 1/2'],
      { ...walking, blocks: { Elf: ['Ogre'] } },
      [],
      'Ogre→Elf 2, Elf→Ogre 1',
    ],
    [
      'goes to the player where the planeswalker is gone',
      [`Ogre 5/4 ${over}`],
      [],
      { attacks: { Ogre: 'gone' } },
      [],
      'Ogre→B 5',
    ],
    ['but not to one who has left', [`Ogre 5/4 ${over}`], [], { attacks: { Ogre: 'gone' }, left: true }, [], ''],
    [
      'plain trample does not go past a planeswalker',
      ['Ogre 5/4 trample'],
      [],
      { ...walking, loyalty: 2 },
      [],
      'Ogre→Sage 5',
    ],
    ['nor does it where the planeswalker is gone', ['Ogre 5/4 trample'], [], { attacks: { Ogre: 'gone' } }, [], ''],
  ])('%s', (_, mine, theirs, so, asked, dealt) => {
    expect(fight(mine, theirs, so)).toEqual({ asked, dealt });
  });
  test('does not leave the planeswalker less than its loyalty', () => {
    expect(refused([`Ogre 5/4 ${over}`], [], { ...walking, loyalty: 3, answers: [[2, 3]] })).toBe(true);
  });
});

describe('a blocker', () => {
  const two: Fight = { blocks: { Wolf: ['Ogre', 'Bear'] } };
  test.each<[string, string[], string[], Fight, string[], string]>([
    ['of no power deals nothing', ['Ogre 3/4'], ['Wolf 0/5'], { blocks: { Wolf: ['Ogre'] } }, [], 'Ogre→Wolf 3'],
    ['whose attacker is gone deals nothing', ['Ogre 3/4'], ['Wolf 2/5'], { blocks: { Wolf: [] } }, [], 'Ogre→B 3'],
    [
      'that does not take part deals nothing',
      ['Ogre 3/4'],
      ['Wolf 2/5'],
      { blocks: { Wolf: ['Ogre'] }, taking: ['Ogre'] },
      [],
      'Ogre→Wolf 3',
    ],
    [
      'of two is divided by its controller',
      ['Ogre 1/4', 'Bear 1/2'],
      ['Wolf 3/5'],
      { ...two, answers: [[1, 2]] },
      ['B: Wolf 3 to Ogre 4, Bear 2'],
      'Ogre→Wolf 1, Bear→Wolf 1, Wolf→Ogre 1, Wolf→Bear 2',
    ],
    [
      'in order',
      ['Ogre 1/1', 'Bear 1/2'],
      ['Wolf 3/5'],
      { edition: '2011-09', ...two, answers: [[1, 2]] },
      ['B: Wolf 3 to Ogre 1, Bear 2 in order'],
      'Ogre→Wolf 1, Bear→Wolf 1, Wolf→Ogre 1, Wolf→Bear 2',
    ],
    [
      'by the attacking player where one of them has banding',
      ['Ogre 1/4 banding', 'Bear 1/2'],
      ['Wolf 3/5'],
      { edition: '2011-09', ...two, answers: [[0, 3]] },
      ['A: Wolf 3 to Ogre 4, Bear 2'],
      'Ogre→Wolf 1, Bear→Wolf 1, Wolf→Bear 3',
    ],
  ])('%s', (_, mine, theirs, so, asked, dealt) => {
    expect(fight(mine, theirs, so)).toEqual({ asked, dealt });
  });
});

describe('several that deal damage to the same', () => {
  const shared: Fight = { blocks: { Wall: ['Ogre', 'Bear'] } };
  const wall = (toughness: number) => [`Wall 0/${toughness}`];
  test.each<[string, string[], string[], Fight, string[], string]>([
    [
      'trample comes last, and counts what the others assign',
      ['Ogre 3/4 trample', 'Bear 2/2'],
      wall(3),
      { ...shared, answers: [[1, 2]] },
      ['A: Ogre 3 to Wall 1, B 0+'],
      'Bear→Wall 2, Ogre→Wall 1, Ogre→B 2',
    ],
    [
      'nothing more is needed where deathtouch is among them',
      ['Ogre 3/4 trample', 'Bear 1/2 deathtouch'],
      wall(7),
      { ...shared, answers: [[0, 3]] },
      ['A: Ogre 3 to Wall 0, B 0+'],
      'Bear→Wall 1, Ogre→B 3',
    ],
    [
      'but in 2009',
      ['Ogre 3/4 trample', 'Bear 1/2 deathtouch'],
      wall(3),
      { edition: '2009-10', ...shared, answers: [[2, 1]] },
      ['A: Ogre 3 to Wall 2, B 0+ in order'],
      'Bear→Wall 1, Ogre→Wall 2, Ogre→B 1',
    ],
    [
      'what is assigned to another says nothing',
      ['Ogre 3/4 trample', 'Bear 2/2'],
      ['Wall 0/2', 'Elf 0/1'],
      { blocks: { Wall: ['Ogre'], Elf: ['Bear'] }, answers: [[2, 1]] },
      ['A: Ogre 3 to Wall 2, B 0+'],
      'Bear→Elf 2, Ogre→Wall 2, Ogre→B 1',
    ],
    [
      'one may count on what the next then has to assign',
      ['Ogre 3/4 trample', 'Bear 2/2 trample'],
      wall(3),
      { ...shared, answers: [[1, 2]] },
      ['A: Ogre 3 to Wall 3, B 0+'],
      'Ogre→Wall 1, Ogre→B 2, Bear→Wall 2',
    ],
    [
      'where it has all that is lethal, the next goes through',
      ['Ogre 4/4 trample', 'Bear 2/2 trample'],
      wall(3),
      {
        ...shared,
        answers: [
          [3, 1],
          [0, 2],
        ],
      },
      ['A: Ogre 4 to Wall 3, B 0+', 'A: Bear 2 to Wall 0, B 0+'],
      'Ogre→Wall 3, Ogre→B 1, Bear→B 2',
    ],
    [
      'where one with deathtouch goes through, the next may too',
      ['Ogre 3/4 trample, deathtouch', 'Bear 1/2 trample'],
      wall(7),
      {
        ...shared,
        answers: [
          [1, 2],
          [0, 1],
        ],
      },
      ['A: Ogre 3 to Wall 1, B 0+', 'A: Bear 1 to Wall 0, B 0+'],
      'Ogre→Wall 1, Ogre→B 2, Bear→B 1',
    ],
    [
      'one may leave it all to one that does not go past',
      ['Elk 2/2 trample', 'Ogre 3/4 trample'],
      wall(2),
      {
        blocks: { Wall: ['Elk', 'Ogre'] },
        answers: [
          [0, 2],
          [2, 1],
        ],
      },
      ['A: Elk 2 to Wall 2, B 0+', 'A: Ogre 3 to Wall 2, B 0+'],
      'Elk→B 2, Ogre→Wall 2, Ogre→B 1',
    ],
    [
      'what one counted on is assigned before anything else',
      ['Ogre 3/4 trample', 'Bear 2/2 trample'],
      ['Wall 0/3', 'Elf 0/2'],
      {
        blocks: { Wall: ['Ogre', 'Bear'], Elf: ['Bear'] },
        answers: [
          [1, 2],
          [2, 0, 0],
        ],
      },
      ['A: Ogre 3 to Wall 3, B 0+', 'A: Bear 2 to Wall 2, Elf 2, B 0+'],
      'Ogre→Wall 1, Ogre→B 2, Bear→Wall 2',
    ],
    [
      'where nothing is counted on, the next is not asked what only its own blockers decide',
      ['Ogre 4/4 trample', 'Bear 2/2 trample'],
      ['Elf 0/3', 'Wall 0/3'],
      { edition: '2011-09', blocks: { Elf: ['Bear'], Wall: ['Ogre', 'Bear'] }, answers: [[3, 1]] },
      ['A: Ogre 4 to Wall 3, B 0+ in order'],
      'Ogre→Wall 3, Ogre→B 1, Bear→Elf 2',
    ],
    [
      'blockers count on one another in order',
      ['Ogre 0/2', 'Bear 0/2'],
      ['Wolf 2/2', 'Elf 2/2'],
      {
        edition: '2011-09',
        blocks: { Wolf: ['Ogre', 'Bear'], Elf: ['Ogre', 'Bear'] },
        answers: [[0, 2]],
      },
      ['B: Wolf 2 to Ogre 2, Bear 2 in order'],
      'Wolf→Bear 2, Elf→Ogre 2',
    ],
  ])('%s', (_, mine, theirs, so, asked, dealt) => {
    expect(fight(mine, theirs, so)).toEqual({ asked, dealt });
  });

  test.each<[string, string[], string[], Fight]>([
    [
      'count on more than the next can assign',
      ['Ogre 3/4 trample', 'Bear 2/2 trample'],
      wall(3),
      { ...shared, answers: [[0, 3]] },
    ],
    [
      'leave what another counted on',
      ['Ogre 3/4 trample', 'Bear 2/2 trample'],
      ['Wall 0/3', 'Elf 0/2'],
      {
        blocks: { Wall: ['Ogre', 'Bear'], Elf: ['Bear'] },
        answers: [
          [1, 2],
          [0, 2, 0],
        ],
      },
    ],
    [
      'count on what may go past itself',
      ['Elk 2/2 trample', 'Ogre 3/4 trample'],
      wall(2),
      { blocks: { Wall: ['Elk', 'Ogre'] }, rules: [mayPass], answers: [[0, 2]] },
    ],
    [
      'count on its own damage twice',
      ['Ogre 0/4', 'Bear 0/2'],
      ['Wolf 3/2', 'Elf 2/2'],
      { edition: '2011-09', blocks: { Wolf: ['Ogre', 'Bear'], Elf: ['Ogre', 'Bear'] }, answers: [[1, 2]] },
    ],
    [
      'count on what those before it have done already',
      ['Ogre 0/5', 'Bear 0/2'],
      ['Wolf 2/2', 'Elf 3/2', 'Cat 2/2'],
      {
        edition: '2011-09',
        blocks: { Wolf: ['Ogre', 'Bear'], Elf: ['Ogre', 'Bear'], Cat: ['Ogre', 'Bear'] },
        answers: [
          [2, 0],
          [0, 3],
        ],
      },
    ],
  ])('none may %s', (_, mine, theirs, so) => {
    expect(refused(mine, theirs, so)).toBe(true);
  });
});
