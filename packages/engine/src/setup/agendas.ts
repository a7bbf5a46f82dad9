/** Conspiracies with hidden or double agenda: put into the command zone face down, each with one name chosen secretly or two. 2006, 2009, 2011: none · 2026: 103.2e, 315.5b, 702.106, 905.4a */
import type { Ability } from '../vocabulary/abilities.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { definitionOf, objectOf, playersFrom } from '../state/objects.ts';
import { turnDown } from '../state/turning.ts';
import { abilityContext } from '../meaning/context.ts';
import { carryOut } from '../resolving/carry-out.ts';
import { toWrite } from '../state/writing.ts';

const choosing = (count: number): Instruction => ({
  do: 'choose',
  who: { who: 'you' },
  what: { choose: 'cardName', count },
  link: 'chosenName',
  secret: true,
});

const namesChosen = ({ edition }: Game, ability: Ability): number =>
  ability.ability === 'keyword' ? (edition.keywords[ability.keyword]?.names ?? 0) : 0;

/** Each player in turn order chooses for theirs (702.106a). */
export function hideAgendas(game: Game, first: PlayerId): void {
  for (const player of playersFrom(game, first))
    for (const id of game.state.command) {
      const object = objectOf(game, id);
      if (object?.owner !== player || object.kind !== 'card') continue;
      const { abilities } = definitionOf(game, object).faces[0];
      const at = abilities.findIndex((ability) => namesChosen(game, ability) > 0);
      const agenda = abilities[at];
      if (agenda === undefined) continue;
      const agreed = toWrite(game.state, object);
      turnDown(game.state, agreed, 'agenda');
      agreed.known = 1 << player;
      const ref = { def: agreed.def, path: `faces/0/abilities/${at}` };
      carryOut(game, abilityContext(player, id, ref), [choosing(namesChosen(game, agenda))], null);
    }
}
