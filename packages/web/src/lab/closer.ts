/** What the Lab asks of a place that somebody does something with: the line for an answer, why something is so, why not, what else would be. Runs in its worker, fetched after the bench. */
import type { CardSource } from '@rulewright/cards';
import { abilityText, type Answer, decision, type EditionName, type NotOffered, whyNot } from '@rulewright/engine';
import {
  type Explained,
  explained,
  lineFor,
  playOn,
  printStep,
  type Quiz,
  quizOf,
  ScenarioFault,
  seenFacts,
  without,
  type WithoutFound,
} from '@rulewright/scenario';
import { cardsOf, type Places } from './bench.ts';

/** Something that cannot be done with an object now, for its ability with the text. */
export type Refused = Omit<NotOffered, 'ability'> & { readonly player: string; readonly ability: string | null };

export type LineFound = { readonly ok: true; readonly line: string } | { readonly ok: false; readonly message: string };

export interface Closer {
  /** the line of notation that gives this answer there */
  readonly line: (text: string, edition: EditionName, at: number, answer: Answer) => LineFound;
  readonly why: (text: string, edition: EditionName, at: number, object: number) => Explained | null;
  /** what nobody can do with the object there, and each condition that fails: for who decides, else for whose turn it is */
  readonly whyNot: (text: string, edition: EditionName, at: number, object: number) => readonly Refused[];
  /** what would have happened without the ability that made an event of a line happen, both by their place */
  readonly without: (text: string, edition: EditionName, step: number, event: number) => WithoutFound;
  /** what is so there, as facts of the notation */
  readonly facts: (text: string, edition: EditionName, at: number) => readonly string[];
  /** the question that the position makes; null where it makes none */
  readonly quiz: (text: string, edition: EditionName) => Quiz | null;
}

export function newCloser({ scenarioOf, placeAt }: Places, source: CardSource | undefined): Closer {
  const cards = cardsOf(source);
  return {
    line(text, edition, at, answer) {
      const place = placeAt(text, edition, at);
      const asked = place && decision(place.setting.game);
      if (!asked) return { ok: false, message: 'nobody is asked anything here' };
      try {
        const move = lineFor(place.setting, asked, answer);
        const played = playOn(place, move, at);
        if (played.place === null) return { ok: false, message: played.step.faults.join('; ') };
        return { ok: true, line: printStep(move) };
      } catch (fault) {
        if (fault instanceof ScenarioFault) return { ok: false, message: fault.message };
        throw fault;
      }
    },
    why(text, edition, at, object) {
      const place = placeAt(text, edition, at);
      return place && explained(place.setting, object);
    },
    whyNot(text, edition, at, object) {
      const place = placeAt(text, edition, at);
      if (place === null) return [];
      const { game, players } = place.setting;
      const asked = decision(game);
      const player = asked?.player ?? game.state.turn.active;
      return whyNot(game, player, object).map(({ ability, ...rest }) => ({
        ...rest,
        player: players[player] ?? '',
        ability: ability && abilityText(game, ability),
      }));
    },
    without: (text, edition, step, event) => without(scenarioOf(text), edition, { step, event }, cards),
    facts(text, edition, at) {
      const place = placeAt(text, edition, at);
      return place ? seenFacts(place.setting) : [];
    },
    quiz: (text, edition) => quizOf(scenarioOf(text), edition, cards),
  };
}
