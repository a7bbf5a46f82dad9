/** Votes. 2006, 2009, 2011: none · 2026: 701.38 */
import type { Ballot, Doing } from '../../vocabulary/instructions.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { hasLeft, playersFrom } from '../../state/objects.ts';
import { rulesOf } from '../../continuous/derive.ts';
import { askOption, askYesNo } from '../../decisions/ask.ts';
import type { OptionValue } from '../../decisions/decision.ts';
import { causedBy } from '../../events/cause.ts';
import { type Action, actionEvent } from '../../events/kinds/action.ts';
import { type LogWords, note } from '../../events/log.ts';
import { activeContext, bind, type Context } from '../../meaning/context.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { isPlayer, playersOf } from '../../meaning/players.ts';
import { greater } from '../../state/numbers.ts';
import { act } from '../outcome.ts';
import { always, type Verbs } from './verb.ts';

type Choice = Extract<OptionValue, { word: string } | { object: ObjectId } | { player: PlayerId }>;
type Vote = Doing<'vote'>;
/** Who voted for which of the choices, a vote each. */
type Votes = readonly { readonly player: PlayerId; readonly choice: number }[];

/** Each player votes, one after the other and with all of their votes at once (701.38a, d); that they have finished is an event. */
function voting(game: Game, ctx: Context, i: Vote): Action[] {
  const choices = choicesOf(game, ctx, i.for);
  if (choices.length === 0) return [];
  const votes: { player: PlayerId; choice: number }[] = [];
  const tell = ({ player, choice }: Votes[number]): void =>
    note(game, (w) => `${w.player(player)} votes for ${labelOf(choices[choice] as Choice, w)}.`);
  for (const player of votersOf(game, ctx, i)) {
    if (hasLeft(game, player)) continue;
    for (let n = votesOf(game, player); n > 0; n--) {
      const asked = { player, source: ctx.source, kind: kindOf(i.for), purpose: 'vote', options: choices } as const;
      const vote = { player, choice: askOption(game, asked) };
      votes.push(vote);
      if (i.secret !== true) tell(vote);
    }
  }
  if (i.secret === true) for (const vote of votes) tell(vote);
  bindVotes(ctx, i, choices, votes);
  return votes.length === 0
    ? []
    : [actionEvent('vote', votes[0]?.player ?? -1, causedBy(ctx), { amount: votes.length })];
}

const kindOf = (ballot: Ballot) => ('words' in ballot ? 'word' : 'objects' in ballot ? 'objects' : 'player');

function choicesOf(game: Game, ctx: Context, ballot: Ballot): readonly Choice[] {
  if ('words' in ballot) return ballot.words.map(({ word }) => ({ word }));
  if ('objects' in ballot) return objectsOf(game, ctx, ballot.objects).map((object) => ({ object }));
  return playersOf(game, ctx, ballot.players).map((player) => ({ player }));
}

function labelOf(choice: Choice, w: LogWords): string {
  if ('word' in choice) return choice.word;
  return 'object' in choice ? w.object(choice.object) : w.player(choice.player);
}

/** In turn order, starting with the player that the text names: its controller if it names none. */
function votersOf(game: Game, ctx: Context, { who, from }: Vote): readonly PlayerId[] {
  const [first = ctx.controller] = from === undefined ? [] : playersOf(game, ctx, from);
  const voters = playersOf(game, ctx, who);
  return playersFrom(game, first).filter((player) => voters.includes(player));
}

/** How often the player votes: some effects give more votes, of which some may be left out. */
function votesOf(game: Game, player: PlayerId): number {
  return rulesOf(game, 'extraVotes').reduce((votes, active) => {
    const { who, n, optional } = active.rule;
    if (!isPlayer(game, activeContext(active), who, player)) return votes;
    const taken =
      optional !== true || askYesNo(game, { player, source: active.source, purpose: 'vote an additional time' });
    return taken ? votes + n : votes;
  }, 1);
}

function bindVotes(ctx: Context, i: Vote, choices: readonly Choice[], votes: Votes): void {
  const counts = choices.map((_, choice) => votes.filter((vote) => vote.choice === choice).length);
  if ('words' in i.for)
    i.for.words.forEach(({ out }, choice) => {
      const by = votes.filter((vote) => vote.choice === choice).map(({ player }) => player);
      const players = [...new Set(by)];
      bind(ctx, out, {
        amount: by.length,
        players,
        did: by.length > 0,
        shares: players.map((player) => ({
          player,
          objects: [],
          amount: by.filter((voter) => voter === player).length,
        })),
      });
    });
  if (i.out === undefined) return;
  const most = counts.reduce(greater, 0);
  const winners = most === 0 ? [] : choices.filter((_, choice) => counts[choice] === most);
  const words = winners.flatMap((choice) => ('word' in choice ? [choice.word] : []));
  bind(ctx, i.out, {
    amount: most,
    objects: winners.flatMap((choice) => ('object' in choice ? [choice.object] : [])),
    players: winners.flatMap((choice) => ('player' in choice ? [choice.player] : [])),
    ...(words.length > 0 ? { words } : {}),
    did: winners.length > 0,
  });
}

/** Votes. */
export const VOTES = {
  // 2026: 701.38
  vote: { possible: always, carryOut: (game, ctx, i) => void act(game, ctx, undefined, voting(game, ctx, i)) },
} satisfies Partial<Verbs>;
