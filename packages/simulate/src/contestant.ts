/** Who plays in a simulation: a built-in player, or a program. 2006, 2009, 2011, 2026: none (not a matter of the rules) */
import type { BotCommand } from '@rulewright/bots';
import type { AgentName } from '@rulewright/players';

/** Plain data. */
export type Contestant = AgentName | BotCommand;

export const isBot = (contestant: Contestant): contestant is BotCommand => typeof contestant === 'object';

/** In reports: the built-in player's name, or the program as it was given. */
export const nameOf = (contestant: Contestant): string => (isBot(contestant) ? contestant.program : contestant);
