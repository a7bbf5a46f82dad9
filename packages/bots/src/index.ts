/** Programs in any language as players: JSON lines over standard input and output. */
export { Bot, type BotCommand, BotFailure, type BotGame, type Tally } from './bot.ts';
export { defaultAnswer } from './default-answer.ts';
export { playWithBots } from './play.ts';
