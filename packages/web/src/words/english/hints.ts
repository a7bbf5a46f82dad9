/** The hints of a first game in English. */
import type { Hint } from '../../guide/hints.ts';

export const hints = {
  each: {
    land: {
      title: 'Play a land.',
      text: 'What has a bright edge can be used now. Click this card: one land a turn, and it gives you mana.',
    },
    spell: {
      title: 'Cast a spell.',
      text: 'Click this card. Your lands pay for it by themselves; Undo takes it back.',
    },
    attack: {
      title: 'Attack.',
      text: 'Click each creature that shall attack, or take all; then confirm. What would die is said before.',
    },
    stopped: {
      title: 'You are asked.',
      text: 'The other player acts, and you could answer now. Pass, and it goes on. The settings say where you are asked.',
    },
    pass: {
      title: 'Nothing more to do?',
      text: 'Pass, and the game goes on to where you can act again. The button says what comes next.',
    },
  } as Readonly<Record<Hint, { readonly title: string; readonly text: string }>>,
  count: (nth: number, of: number) => `Hint ${nth} of ${of}`,
  gotIt: 'Got it',
  noMore: 'No more hints',
};
