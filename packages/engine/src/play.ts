/** Only what plays a game: `createGame`, decisions and answers, saving, views. 2006: 100–104 · 2009, 2011, 2026: 100–104 */
export * from './game.ts';
export { view } from './view/make-view.ts';
export { labels } from './view/labels.ts';
export { leastAnswer } from './decisions/ask.ts';
export { WrongArgument } from './state/wrong-argument.ts';
