/** What the quiz says in French. */
import type { Words } from '../words.ts';
import { de } from './grammar.ts';

export const quiz: Words['quiz'] = {
  none: 'Cette question n’existe pas',
  today: 'La question du jour',
  of: (nth) => (nth === 1 ? 'La question du' : `Question ${nth} du`),
  byRules: (edition) => `, selon les règles ${de(edition)}`,
  title: 'Que se passe-t-il ?',
  settingUp: 'La position se met en place…',
  notFetched: 'Les positions n’ont pas pu être chargées. Rechargez la page.',
  noneMade: 'Les positions de ce jour n’ont donné aucune question.',
  others: 'Autres questions',
  first: 'La première du jour',
  another: 'Une autre question',
  dayBefore: 'La veille',
  done: 'Voici ce qui est fait',
  whatIsTrue: 'Qu’est-ce qui est vrai ensuite ?',
  happens: 'C’est ce qui se passe.',
  notSo: 'Non.',
  soIn: (edition) => `Ce serait le cas selon les règles ${de(edition)}.`,
  rightWhy: 'Juste : pourquoi',
  wrongWhy: 'Faux : pourquoi',
  whatHappens: 'Ce qui se passe',
  position: 'La position est',
};
