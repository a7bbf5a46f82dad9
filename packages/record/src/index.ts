/** A game as one file: written when it is played, dealt again and verified by anybody. */
export * from './game-file.ts';
export * from './write.ts';
export * from './deal.ts';
export * from './verify.ts';
export * from './replay.ts';
export * from './input.ts';
