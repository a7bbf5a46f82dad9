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
});
