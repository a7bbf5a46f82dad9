/** What reads the state needs of a game. 2006: 100 · 2009, 2011, 2026: 100 (no rule: the machine) */
import type { CardDefinition, DefKey } from '../vocabulary/definition.ts';
import type { GameState } from './state.ts';

/** What an edition says of those who share turns and of commanders; `editions/edition.ts` has the numbers of these rules, and all others. */
interface OfTeams {
  readonly twoHeadedGiant: {
    readonly lifeEach: number;
    readonly lifeTotal: 'share' | 'team';
    readonly poison: 'player' | 'team';
  };
  readonly commander: { readonly archenemyLife: number } | null;
}

/** A state with the definitions of its cards. A game is one, with all that makes it go on (`running/game.ts`). */
export interface Position {
  readonly state: GameState;
  readonly definitions: ReadonlyMap<DefKey, CardDefinition>;
  readonly edition: OfTeams;
}
