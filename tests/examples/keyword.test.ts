import { expect, test } from 'vitest';
import { characteristics, EDITIONS, objectOf } from '@rulewright/engine';
import { type Keyword, expandKeyword } from '../../packages/engine/src/abilities/keywords/definition.ts';
import { keywordsOf } from '../../packages/engine/src/abilities/keywords/editions.ts';
import * as terms from '../../packages/engine/src/abilities/keywords/terms.ts';
import { creature, give, passUntil, played } from './playing.ts';

const { isSelf, not, numbers, pump, ref, whenever, withKeyword } = terms;

export const flanking: Keyword<'flanking'> = {
  name: 'flanking',
  rules: numbers('502.3', '702.22', '702.23', '702.25'),
  printed: ['flanking'],
  expand: () => [
    whenever('flanking', { on: 'becomesBlocked', what: isSelf, by: not(withKeyword('flanking')) }, [
      pump(ref('event.other'), -1, -1),
    ]),
  ],
};

test('flanking stands for the triggered ability that its rule states', () => {
  const printed = { ability: 'keyword', keyword: 'flanking' } as const;
  expect(expandKeyword({ flanking }, printed)).toEqual(expandKeyword(keywordsOf('2006-10'), printed));
});

test.each(EDITIONS)('a creature without flanking that blocks gets -1/-1 under the rules of %s', (edition) => {
  const knight = creature('Knight', 2, 2, [{ ability: 'keyword', keyword: 'flanking' }]);
  const cards = [knight, creature('Ogre', 3, 3)];
  const sides = [{ name: 'Knight', player: 0 } as const, { name: 'Ogre', player: 1 } as const];
  const game = played(edition, cards, sides, { keywords: { flanking } });
  const [, ogre = 0] = game.state.battlefield;
  passUntil(game, 'declareAttackers');
  give(game, [{ attacker: game.state.battlefield[0] ?? 0, target: 0 }]);
  passUntil(game, 'declareBlockers');
  give(game, [{ blocker: ogre, attackers: [0] }]);
  passUntil(game, 'combatDamage');
  expect(characteristics(game, ogre)).toMatchObject({ power: 2, toughness: 2 });
  passUntil(game, 'endCombat');
  expect(objectOf(game, ogre)).toBeNull();
});
