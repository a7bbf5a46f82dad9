import { describe, expect, it, test } from 'vitest';
import { editionOf } from '../editions/editions.ts';
import { optionProblems, optionsOf, type OptionSetup, teamsOf } from './options.ts';

const seats = (count: number) => Array.from({ length: count }, () => ({}));
const today = editionOf('2026-02');

describe('options of a multiplayer game', () => {
  test.each<[string, OptionSetup]>([
    ['two alone', { players: seats(2) }],
    ['free-for-all with one range for all', { players: seats(5), variant: 'free-for-all', range: 2 }],
    ['attack left', { players: seats(5), attack: 'left' }],
    ['two-headed giant', { players: seats(6), variant: 'two-headed-giant' }],
    ['emperor', { players: seats(9), variant: 'emperor' }],
    ['grand melee', { players: seats(10), variant: 'grand-melee' }],
    ['teams of different sizes', { players: seats(5), variant: 'team-vs-team' }],
    ['alternating teams', { players: seats(6), variant: 'alternating-teams', attack: 'right', range: 2 }],
  ])('allows %s', (_, setup) => {
    expect(optionProblems(setup, today)).toEqual([]);
  });

  test.each<[string, OptionSetup, RegExp]>([
    ['grand melee with attack right', { players: seats(10), variant: 'grand-melee', attack: 'right' }, /attack left/],
    ['grand melee with a longer range', { players: seats(10), variant: 'grand-melee', range: 2 }, /of 1/],
    ['grand melee of teams', { players: [0, 0, 1, 1].map((team) => ({ team })), variant: 'grand-melee' }, /alone/],
    ['a variant nobody knows', { players: seats(4), variant: 'chess' as 'none' }, /two-headed-giant/],
    ['teammates alone', { players: [{ team: 0 }, { team: 0 }] }, /opponents/],
    ['ranges for some', { players: seats(3), range: [1, 2] }, /Each player needs/],
    ['a range of nothing', { players: seats(3), range: 0 }, /1 or more/],
    ['free-for-all with deploying', { players: seats(4), variant: 'free-for-all', deploy: true }, /deploy/],
    [
      'free-for-all with several ranges',
      { players: seats(3), variant: 'free-for-all', range: [1, 1, 2] },
      /same range/,
    ],
    ['two-headed giant with a range', { players: seats(4), variant: 'two-headed-giant', range: 1 }, /No other/],
    ['two-headed giant of three', { players: seats(3), variant: 'two-headed-giant' }, /equal size/],
    ['emperor without deploying', { players: seats(6), variant: 'emperor', deploy: false }, /deploy/],
    ['emperor with teams of two', { players: seats(4), variant: 'emperor' }, /three or more/],
    [
      'an emperor whose team sits at both ends',
      { players: [0, 1, 1, 1, 0, 0].map((team) => ({ team })), variant: 'emperor' },
      /together/,
    ],
    [
      'teammates apart',
      { players: [{ team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }], variant: 'team-vs-team' },
      /together/,
    ],
    [
      'alternating teams that sit together',
      { players: [{ team: 0 }, { team: 0 }, { team: 1 }, { team: 1 }], variant: 'alternating-teams' },
      /spaced/,
    ],
  ])('refuses %s', (_, setup, why) => {
    expect(optionProblems(setup, today).join(' ')).toMatch(why);
  });

  it('refuses a variant that the edition does not have', () => {
    const setup: OptionSetup = { players: seats(4), variant: 'team-vs-team' };
    expect(optionProblems(setup, editionOf('2009-10'))).toEqual(['The rules of 2009-10 have no variant team-vs-team.']);
    expect(optionProblems(setup, editionOf('2011-09'))).toEqual([]);
  });

  it('gives each seat of an Emperor game its team and range', () => {
    const setup: OptionSetup = { players: seats(6), variant: 'emperor' };
    expect(teamsOf(setup)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(optionsOf(setup)).toEqual({
      variant: 'emperor',
      attack: 'multiple',
      range: [1, 2, 1, 1, 2, 1],
      deploy: true,
      commander: false,
      brawl: false,
      ante: false,
    });
  });

  it('has a limit of ticks where the set-up names one', () => {
    expect(optionsOf({ players: seats(2), mostTicks: 5 })).toMatchObject({ mostTicks: 5 });
    expect(optionsOf({ players: seats(2) })).not.toHaveProperty('mostTicks');
  });
});

/** A card, whichever it is: a commander, a scheme, a plane. */
const lead = { name: 'Lead' };
const of = (count: number, one: OptionSetup['players'][number]): OptionSetup['players'] => seats(count).map(() => one);
const teams = (...list: number[]): OptionSetup['players'] => list.map((team) => ({ team }));

describe('what else a game is set up with', () => {
  test.each<[string, OptionSetup]>([
    ['a commander each', { players: of(2, { commander: lead }) }],
    ['two commanders each', { players: of(2, { commander: [lead, lead] }) }],
    ['Brawl', { players: of(2, { commander: lead }), brawl: true }],
    ['a vanguard each', { players: of(2, { vanguard: lead }) }],
    ['conspiracies of one', { players: [{ conspiracies: [lead] }, {}] }],
    ['an archenemy against one', { players: [{ schemes: [lead] }, {}] }],
    ['a scheme deck each', { players: of(3, { schemes: [lead] }), variant: 'free-for-all' }],
    ['a planar deck each', { players: of(3, { planes: [lead] }) }],
    ['one planar deck', { players: seats(3), planarDeck: [lead] }],
    ['one tick at most', { players: seats(2), mostTicks: 1 }],
    ['a range for each', { players: seats(3), range: [1, 2, 1] }],
    ['attack single', { players: seats(3), attack: 'single' }],
    ['a grand melee that attacks left', { players: seats(4), variant: 'grand-melee', attack: 'left', range: 1 }],
    ['a grand melee without a range', { players: seats(4), variant: 'grand-melee', deploy: false }],
    ['two-headed giant of two heads', { players: seats(4), variant: 'two-headed-giant', deploy: false }],
    ['teams of three with emperors', { players: seats(6), variant: 'emperor', deploy: true }],
    ['free-for-all that attacks right', { players: seats(3), variant: 'free-for-all', attack: 'right', deploy: false }],
    ['teams in two seats', { players: teams(0, 0, 1), variant: 'team-vs-team' }],
    ['teams in every second seat', { players: teams(0, 1, 0, 1), variant: 'alternating-teams' }],
  ])('may be %s', (_, setup) => {
    expect(optionProblems(setup, today)).toEqual([]);
  });

  const planar = 'Each player needs a planar deck, or all have one in common.';
  const oneScheme =
    'An archenemy against a team of several is not supported: play against one, or give everybody a scheme deck.';
  const apart = 'In the Teams variant teams of equal size are spaced out evenly, no one next to a teammate.';
  const heads = 'Two-Headed Giant is played by two teams of equal size, each seated together.';
  const emperors = 'Emperor is played by teams of three or more and of equal size, each seated together.';
  test.each<[string, OptionSetup]>([
    ['The option mostTicks is a whole number, 1 or more.', { players: seats(2), mostTicks: 0 }],
    ['The option mostTicks is a whole number, 1 or more.', { players: seats(2), mostTicks: 1.5 }],
    [
      'The option attack up is not supported: multiple, single, left and right are.',
      { players: seats(2), attack: 'up' as 'left' },
    ],
    ['Each deck needs a commander, or none has one.', { players: [{ commander: lead }, {}] }],
    ['By the rules of 2026-02 one card leads a deck, or two.', { players: of(2, { commander: [lead, lead, lead] }) }],
    ['By the rules of 2026-02 one card leads a deck, or two.', { players: of(2, { commander: [] }) }],
    ['Each player needs a vanguard, or nobody has one.', { players: [{ vanguard: lead }, {}] }],
    ['Brawl is an option of games with commanders, since 2026.', { players: seats(2), brawl: true }],
    [
      'Two-Headed Giant with commanders is not supported.',
      { players: of(4, { commander: lead }), variant: 'two-headed-giant' },
    ],
    ['Each player needs a range of influence.', { players: seats(3), range: [1, 1, 1, 1] }],
    ['A range of influence is a number of seats, 1 or more.', { players: seats(3), range: [1, 0, 1] }],
    ['A range of influence is a number of seats, 1 or more.', { players: seats(3), range: 1.5 }],
    ['A game needs players who are opponents.', { players: seats(1) }],
    ['In Free-for-All everybody plays alone.', { players: teams(0, 0, 1), variant: 'free-for-all' }],
    [
      'Free-for-All uses attack multiple, left or right.',
      { players: seats(3), variant: 'free-for-all', attack: 'single' },
    ],
    ['Free-for-All does not use the option deploy.', { players: seats(3), variant: 'free-for-all', deploy: true }],
    [
      'In Free-for-All all have the same range of influence.',
      { players: seats(3), variant: 'free-for-all', range: [1, 1, 2] },
    ],
    ['In a Grand Melee everybody plays alone.', { players: teams(0, 0, 1), variant: 'grand-melee' }],
    ['Grand Melee uses attack left.', { players: seats(4), variant: 'grand-melee', attack: 'multiple' }],
    ['Grand Melee does not use the option deploy.', { players: seats(4), variant: 'grand-melee', deploy: true }],
    [
      'In a Grand Melee everybody has a range of influence of 1.',
      { players: seats(4), variant: 'grand-melee', range: [1, 1, 2, 1] },
    ],
    [
      'No other multiplayer option is used in Two-Headed Giant.',
      { players: seats(4), variant: 'two-headed-giant', attack: 'left' },
    ],
    [
      'No other multiplayer option is used in Two-Headed Giant.',
      { players: seats(4), variant: 'two-headed-giant', range: 1 },
    ],
    [
      'No other multiplayer option is used in Two-Headed Giant.',
      { players: seats(4), variant: 'two-headed-giant', deploy: true },
    ],
    [heads, { players: teams(0, 1), variant: 'two-headed-giant' }],
    [heads, { players: teams(0, 0, 1, 1, 2, 2), variant: 'two-headed-giant' }],
    [heads, { players: teams(0, 0, 0, 1), variant: 'two-headed-giant' }],
    [heads, { players: teams(0, 1, 0, 1), variant: 'two-headed-giant' }],
    [
      'In the Emperor variant players attack those in the next seats.',
      { players: seats(6), variant: 'emperor', attack: 'left' },
    ],
    ['The Emperor variant uses the option deploy.', { players: seats(6), variant: 'emperor', deploy: false }],
    [emperors, { players: teams(0, 0, 1, 1), variant: 'emperor' }],
    [emperors, { players: teams(0, 0, 0, 1, 1, 1, 1), variant: 'emperor' }],
    [emperors, { players: teams(0, 1, 0, 1, 0, 1), variant: 'emperor' }],
    ['Team vs. Team uses attack multiple.', { players: teams(0, 0, 1, 1), variant: 'team-vs-team', attack: 'left' }],
    ['In Team vs. Team each team is seated together.', { players: teams(0, 1, 0), variant: 'team-vs-team' }],
    [
      'In the Teams variant attack multiple, left or right is used.',
      { players: teams(0, 1, 0, 1), variant: 'alternating-teams', attack: 'single' },
    ],
    [apart, { players: teams(0, 1, 0), variant: 'alternating-teams' }],
    [apart, { players: teams(0, 1, 1, 0), variant: 'alternating-teams' }],
    ['A scheme deck needs cards.', { players: [{ schemes: [] }, {}] }],
    [oneScheme, { players: [{ schemes: [lead] }, {}, {}] }],
    [
      'Schemes are played with by one of two players, or by everybody in Free-for-All.',
      { players: of(4, { schemes: [lead] }), variant: 'grand-melee' },
    ],
    [planar, { players: [{ planes: [lead] }, {}] }],
    [planar, { players: of(2, { planes: [lead] }), planarDeck: [lead] }],
    ['A planar deck needs cards.', { players: of(2, { planes: [] }) }],
    ['A planar deck needs cards.', { players: seats(2), planarDeck: [] }],
  ])('refuses, and for nothing else: %s', (why, setup) => {
    expect(optionProblems(setup, today)).toEqual([why]);
  });

  test.each<[string, OptionSetup]>([
    [
      'The rules of 2006-10 have no commanders; those of 2009-10 and later have.',
      { players: of(2, { commander: lead }) },
    ],
    [
      'The rules of 2006-10 have no vanguards; those of 2009-10 and later have.',
      { players: of(2, { vanguard: lead }) },
    ],
    ['The rules of 2006-10 have no conspiracies; those of 2026-02 have.', { players: of(2, { conspiracies: [lead] }) }],
    ['The rules of 2006-10 have no schemes; those of 2011-09 and later have.', { players: [{ schemes: [lead] }, {}] }],
    [
      'The rules of 2006-10 have no planes; those of 2009-10 and later have.',
      { players: seats(2), planarDeck: [lead] },
    ],
  ])('does not exist in every edition: %s', (why, setup) => {
    expect(optionProblems(setup, editionOf('2006-10'))).toEqual([why]);
  });

  test.each(['2009-10', '2011-09'] as const)('one card leads a deck by the rules of %s, and not in Brawl', (name) => {
    const edition = editionOf(name);
    expect(optionProblems({ players: of(2, { commander: lead }) }, edition)).toEqual([]);
    expect(optionProblems({ players: of(2, { commander: [lead, lead] }) }, edition)).toEqual([
      `By the rules of ${name} one card leads a deck.`,
    ]);
    expect(optionProblems({ players: of(2, { commander: lead }), brawl: true }, edition)).toEqual([
      'Brawl is an option of games with commanders, since 2026.',
    ]);
  });
});
