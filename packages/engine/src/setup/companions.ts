/** Companions: revealed from outside the game before it begins, and put into the hand once for {3}. 2006, 2009, 2011: none · 2026: 103.2b, 116.2g, 702.139 */
import type { Game } from '../running/game.ts';
import { isCommander } from '../state/commander.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf, playersFrom } from '../state/objects.ts';
import type { CardInDeck, PlayerState } from '../state/state.ts';
import { effectDefinition } from '../vocabulary/rule-definition.ts';
import { askOption } from '../decisions/ask.ts';
import { addRuleEffect } from '../events/effects.ts';
import { note } from '../events/log.ts';
import { showOutside } from '../events/outside.ts';
import { holds } from '../meaning/condition.ts';
import { ruleContext } from '../meaning/context.ts';

const you = { who: 'you' } as const;
const revealed = { set: 'ref', name: 'companion' } as const;

/** Any time a sorcery could be cast, and once: it ends as the card leaves where it is (702.139a). */
export const COMPANION = effectDefinition(
  'rule:companion',
  [
    {
      part: 'rule',
      rule: {
        rule: 'maySpecially',
        who: you,
        action: 'companion',
        cost: { mana: ['3'] },
        effect: [{ do: 'move', what: revealed, to: { zone: 'hand' } }, { do: 'endEffect' }],
        sorcery: true,
      },
    },
  ],
  { until: 'forever' },
);

/** Each player in turn order may reveal one companion whose condition their deck fulfils (103.2b). */
export function revealCompanions(game: Game, first: PlayerId): void {
  if (game.edition.keywords.companion === undefined) return;
  for (const player of playersFrom(game, first)) {
    const own = game.state.players[player] as PlayerState;
    const { sideboard, library } = own;
    // the starting deck has the commanders in it too (702.139b)
    own.library = [...library, ...game.state.command.filter((id) => isOwnCommander(game, player, id))];
    const fitting = sideboard.filter(
      (card, i) => sideboard.findIndex(({ def }) => def === card.def) === i && isCompanion(game, player, card),
    );
    own.library = library;
    if (fitting.length === 0) continue;
    const options = [{ text: 'no companion' }, ...fitting.map(({ name }) => ({ text: name }))];
    const chosen = fitting[askOption(game, { player, source: 0, purpose: 'reveal a companion', options }) - 1];
    if (chosen === undefined) continue;
    const { id } = showOutside(game, player, chosen);
    note(game, (w) => `${w.player(player)} reveals ${w.object(id)} as companion.`);
    addRuleEffect(game, COMPANION, player, id, { companion: { objects: [id] } });
  }
}

function isOwnCommander(game: Game, player: PlayerId, id: ObjectId): boolean {
  const object = objectOf(game, id);
  return object?.owner === player && isCommander(game, object);
}

function isCompanion(game: Game, player: PlayerId, { def }: CardInDeck): boolean {
  const abilities = game.definitions.get(def)?.faces[0].abilities ?? [];
  return abilities.some(
    (a) =>
      a.ability === 'keyword' &&
      a.keyword === 'companion' &&
      a.deck !== undefined &&
      holds(game, ruleContext(player, 0), a.deck),
  );
}
