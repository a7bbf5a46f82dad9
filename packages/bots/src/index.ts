/** Programs in any language as players: JSON lines over standard input and output. */
export { Bot, type BotGame, type Tally } from './bot.ts';
export { type BotCommand, BotFailure, type Said, Speaker } from './speaker.ts';
export { defaultAnswer } from './default-answer.ts';
export { playWithBots } from './play.ts';
