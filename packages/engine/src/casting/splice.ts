/** Splicing: revealing cards in hand as a spell is cast, whose text it has while it is on the stack. 2006: 409.1b, 502.40 · 2009: 601.2b, 702.44 · 2011: 601.2b, 702.45 · 2026: 601.2b, 702.47 */
import type { KeywordAbility } from '../vocabulary/keywords.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, PlayerState } from '../state/state.ts';
import { costOf, qualityOf } from '../abilities/keywords/terms.ts';
import { abilityAt } from '../abilities/lookup.ts';
import { characteristics } from '../continuous/derive.ts';
import { Reads } from '../continuous/derived.ts';
import { askOption } from '../decisions/ask.ts';
import { happen } from '../events/happen.ts';
import { byPlayer } from '../events/cause.ts';
import { revealEvent } from '../events/kinds/cards.ts';
import { touch } from '../events/objects.ts';
import { abilityContext } from '../meaning/context.ts';
import { matches } from '../meaning/filter.ts';
import { announce } from '../events/announced.ts';
import { spellTexts } from './body.ts';
import type { Proposal } from './proposal.ts';

/** A splice ability of a card in hand. */
interface Spliceable {
  card: ObjectId;
  splice: KeywordAbility;
}

function spliceable(game: Game, player: PlayerId, spell: ObjectId): Spliceable[] {
  const found: Spliceable[] = [];
  for (const card of (game.state.players[player] as PlayerState).hand) {
    const { keywords, abilities } = characteristics(game, card);
    if (!keywords.includes('splice')) continue;
    for (const { ref } of abilities) {
      const splice = abilityAt(game, ref);
      if (splice.ability !== 'keyword' || splice.keyword !== 'splice') continue;
      if (matches(game, abilityContext(player, card, ref), spell, qualityOf(splice))) found.push({ card, splice });
    }
  }
  return found;
}

/** The proposal with the card's text after the rest, and its splice cost as an additional cost. */
function withText(game: Game, proposal: Proposal, { card, splice }: Spliceable): Proposal {
  return {
    ...proposal,
    texts: [...proposal.texts, ...spellTexts(game, objectOf(game, card) as GameObject)],
    additional: [...proposal.additional, { part: 'additionalCost', cost: costOf(splice) }],
  };
}

/**
 * Asks which cards are spliced on, in the order in which their text will be followed; each at most once, and only where what it
 * needs can be chosen and paid. The cards are revealed together and stay in hand.
 */
export function chooseSpliced(game: Game, proposal: Proposal, stays: (tried: Proposal) => boolean): void {
  const { player, on } = proposal;
  let open = spliceable(game, player, on);
  if (open.length === 0) return;
  const chosen: ObjectId[] = [];
  for (;;) {
    open = open.filter((each) => !chosen.includes(each.card) && stays(withText(game, proposal, each)));
    const at = askOption(game, {
      player,
      source: on,
      kind: 'cost',
      purpose: 'splice',
      options: [
        { text: chosen.length === 0 ? 'splice nothing' : 'splice nothing more' },
        ...open.map(({ card }) => ({ object: card })),
      ],
    });
    if (at === 0) break;
    const each = open[at - 1] as Spliceable;
    Object.assign(proposal, withText(game, proposal, each));
    chosen.push(each.card);
  }
  if (chosen.length === 0) return;
  happen(
    game,
    chosen.map((object) => revealEvent(object, player, byPlayer(player, 'cost', on))),
  );
  const spliced = chosen.flatMap((card) => characteristics(game, card).abilities.map(({ ref }) => ref));
  announce(game, on, { spliced });
  touch(game, Reads.membership);
}
