/** Conspiracies with hidden agenda: put into the command zone face down, each with a name chosen secretly. 2006, 2009, 2011: none · 2026: 103.2e, 315.5b, 702.106, 905.4a */
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { definitionOf, objectOf, playersFrom } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import { turnDown } from '../state/turning.ts';
import { context } from '../meaning/context.ts';
import { carryOut } from '../resolving/carry-out.ts';

const CHOOSE: Instruction = {
  do: 'choose',
  who: { who: 'you' },
  what: { choose: 'cardName' },
  link: 'chosenName',
  secret: true,
};

const agendaOf = (game: Game, object: GameObject): number =>
  definitionOf(game, object).faces[0].abilities.findIndex(
    (a) => a.ability === 'keyword' && a.keyword === 'hidden agenda',
  );

/** Each player in turn order chooses for theirs (702.106a). */
export function hideAgendas(game: Game, first: PlayerId): void {
  for (const player of playersFrom(game, first))
    for (const id of game.state.command) {
      const object = objectOf(game, id);
      if (object?.owner !== player || object.kind !== 'card') continue;
      const at = agendaOf(game, object);
      if (at < 0) continue;
      turnDown(game.state, object, 'agenda');
      object.known = 1 << player;
      const ref = { def: object.def, path: `faces/0/abilities/${at}` };
      carryOut(game, context(player, id, {}, null, ref), [CHOOSE], null);
    }
}
