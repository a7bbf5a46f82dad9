/** The verbs: what each instruction does. A name that is missing does not compile. 2006: 413, 416–417 · 2009, 2011, 2026: 608, 701 */
import { ATTRACTIONS } from './attractions.ts';
import { BLOCKS } from './become-blocked.ts';
import { CARDS } from './cards.ts';
import { CHOICES } from './choosing.ts';
import { CONTROL } from './control.ts';
import { COUNTERS } from './counters.ts';
import { DESIGNATIONS } from './designations.ts';
import { DICE } from './dice.ts';
import { UNSPENT_MANA } from './draining.ts';
import { DUNGEONS } from './dungeons.ts';
import { GOADING } from './goad.ts';
import { INCUBATING } from './incubate.ts';
import { ACTIONS } from './keyword-actions.ts';
import { LASTING } from './lasting.ts';
import { LIFE_AND_DAMAGE } from './life-and-damage.ts';
import { MANA } from './mana.ts';
import { PERMANENTS } from './permanents.ts';
import { PLANES } from './planar.ts';
import { MORE_COUNTERS } from './proliferate.ts';
import { RESELECTING } from './reselect-attack.ts';
import { RING } from './ring.ts';
import { SCHEMES } from './schemes.ts';
import { STACK } from './stack.ts';
import { TOKENS } from './tokens.ts';
import { TOP_OF_LIBRARY } from './top-of-library.ts';
import { TURNS } from './turns.ts';
import { VOTES } from './voting.ts';
import type { Verbs } from './verb.ts';

export const VERBS: Verbs = {
  ...ATTRACTIONS,
  ...BLOCKS,
  ...CARDS,
  ...CHOICES,
  ...CONTROL,
  ...COUNTERS,
  ...DESIGNATIONS,
  ...DICE,
  ...UNSPENT_MANA,
  ...DUNGEONS,
  ...GOADING,
  ...INCUBATING,
  ...ACTIONS,
  ...LASTING,
  ...LIFE_AND_DAMAGE,
  ...MANA,
  ...PERMANENTS,
  ...PLANES,
  ...MORE_COUNTERS,
  ...RESELECTING,
  ...RING,
  ...SCHEMES,
  ...STACK,
  ...TOKENS,
  ...TOP_OF_LIBRARY,
  ...TURNS,
  ...VOTES,
};
