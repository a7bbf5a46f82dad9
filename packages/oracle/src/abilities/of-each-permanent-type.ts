/** "During each of your turns, you may play a land and cast a permanent spell of each permanent type from your graveyard": a permission for each type, each used once a turn. 2026: 110.4, 305.1, 601.3 */
import type { Ability, CardType } from '@rulewright/engine';
import { TYPES_OF_PERMANENTS } from '@rulewright/engine/vocabulary';
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';

const phrase = phrasesOf();

const YOU = { who: 'you' };
const once = (type: CardType, types: 'lands' | 'spells', mark: object): object => ({
  ability: 'static',
  condition: { if: 'turn', of: YOU, $once: 'each type' },
  parts: [
    {
      part: 'rule',
      rule: {
        rule: 'mayPlay',
        who: YOU,
        what: { set: 'all', where: { is: 'type', type }, zone: 'graveyard', of: YOU },
        types,
        perTurn: true,
      },
    },
  ],
  ...mark,
});
/** In the order of the alphabet. */
const CAST = TYPES_OF_PERMANENTS.filter((type) => type !== 'land').toSorted();

export const ofEachPermanentType: Rule<readonly Ability[]> = phrase<readonly Ability[]>(
  'during each of your turns, you may play a land and <to cast> a permanent spell of each permanent type from your graveyard.',
  [once('land', 'lands', {}), ...CAST.map((type) => once(type, 'spells', { $line: 'each type' }))],
);
