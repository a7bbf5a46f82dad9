/** Names for what can be chosen: stable, readable, and in the edition's words. 2006: 408 · 2009, 2011, 2026: 101.4 (no rule: labels) */
import { takesGame } from '../state/wrong-argument.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { definitionOf, objectOf, objectOrLast } from '../state/objects.ts';
import type { Recipient } from '../state/state.ts';
import { abilityText } from '../abilities/ability-text.ts';
import { landPlayLabel } from '../casting/play-land.ts';
import { waysToCast } from '../casting/ways-to-cast.ts';
import { controllerOf } from '../continuous/derive.ts';
import { isHalved } from '../objects/split.ts';
import { faceName } from '../objects/face-names.ts';
import { faceDownName, publicName } from '../events/log.ts';
import type { Action, Decision, OptionValue } from '../decisions/decision.ts';

export const COLOR_NAMES: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
};

/** What an object is called by somebody who knows it: its name; a face-down one by what it is. */
export function objectLabel(game: Game, id: ObjectId, seat: PlayerId = -1): string {
  const object = objectOrLast(game, id);
  if (object === null) return 'something';
  if (game.scope.announcing?.drawn.includes(id) === true) return 'the card drawn';
  const knows = seat >= 0 && (object.known & (1 << seat)) !== 0;
  if (object.faceDown)
    return knows && object.kind === 'card' ? `${definitionOf(game, object).name} (face down)` : faceDownName(object);
  if (
    knows &&
    object.kind === 'card' &&
    object.copied === null &&
    (object.zone === 'hand' || object.zone === 'library')
  )
    return definitionOf(game, object).name;
  return publicName(game, id);
}

export function playerLabel(game: Game, player: PlayerId): string {
  return game.names[player] ?? `Player ${player + 1}`;
}

export function recipientLabel(game: Game, recipient: Recipient, seat: PlayerId = -1): string {
  return 'object' in recipient ? objectLabel(game, recipient.object, seat) : playerLabel(game, recipient.player);
}

/** Labels of a decision's options as the player who answers sees them; equal ones are told apart by a number. */
export function labels(game: Game, decision: Decision): string[] {
  takesGame('labels', game);
  if (!('options' in decision)) return [];
  const plain = decision.options.map((option) => optionLabel(game, option, decision));
  const seen = new Map<string, number>();
  const total = new Map<string, number>();
  for (const label of plain) total.set(label, (total.get(label) ?? 0) + 1);
  return plain.map((label) => {
    if (total.get(label) === 1) return label;
    const n = (seen.get(label) ?? 0) + 1;
    seen.set(label, n);
    return `${label} [${n}]`;
  });
}

export function optionLabel(game: Game, option: OptionValue, decision: Decision): string {
  const seat = decision.by;
  if ('action' in option)
    return (
      actionLabel(game, option.action, seat) +
      (option.attempt === true && option.action.act !== 'byHand' ? ' (may fail)' : '')
    );
  if ('text' in option) return option.text;
  if ('object' in option && option.object !== undefined) {
    const label = objectLabel(game, option.object, seat);
    const object = objectOf(game, option.object);
    if (object?.zone !== 'battlefield') return label;
    return controllerOf(game, option.object) === decision.player
      ? label
      : `${label} (${playerLabel(game, controllerOf(game, option.object))})`;
  }
  if ('player' in option) return playerLabel(game, option.player);
  if ('word' in option) return isOfColors(decision.kind) ? (COLOR_NAMES[option.word] ?? option.word) : option.word;
  if ('mana' in option) return COLOR_NAMES[option.mana] ?? option.mana;
  if ('yes' in option && decision.kind === 'mulligan') return option.yes ? 'Take a mulligan' : 'Keep this hand';
  if ('yes' in option) return option.yes ? 'Yes' : 'No';
  if ('ability' in option) return `${objectLabel(game, option.source, seat)}: ${abilityText(game, option.ability)}`;
  return 'pay' in option && option.pay === 'auto' ? 'Pay automatically' : 'Do not pay';
}

/** Whether a letter among the words of such a decision is a colour: `word` is also how a word of a text is chosen. */
const isOfColors = (kind: Decision['kind']): boolean => kind === 'color' || kind === 'word';

export function actionLabel(game: Game, action: Action, seat: PlayerId): string {
  const words = game.edition.vocabulary;
  switch (action.act) {
    case 'pass':
      return 'Pass';
    case 'playLand': {
      const name = faceLabel(game, action.object, action.face, seat);
      return `Play ${name}${action.by === '' ? '' : ` (${landPlayLabel(game, action.by)})`}`;
    }
    case 'cast': {
      const name = faceLabel(game, action.object, action.face, seat);
      const verb = words.cast === 'play' ? 'Play' : 'Cast';
      if (action.faceDown) return `${verb} ${name} face down`;
      return action.by === '' ? `${verb} ${name}` : `${verb} ${name}${otherwisePaid(game, action, seat)}`;
    }
    case 'activate': {
      const verb = words.activate === 'play' ? 'Play' : 'Activate';
      return `${verb} ${objectLabel(game, action.object, seat)}: ${abilityText(game, action.ability)}`;
    }
    case 'mana':
      return `${objectLabel(game, action.object, seat)}: ${abilityText(game, action.ability)}`;
    case 'turnFaceUp':
      return `Turn ${objectLabel(game, action.object, seat)} face up`;
    case 'byHand':
      return `By hand, ${objectLabel(game, action.object, seat)}: ${abilityText(game, action.ability)}`;
    case 'special':
      return `${SPECIALLY[action.what]} ${objectLabel(game, action.object, seat)}`;
  }
}

/** What is paid in place of the mana cost, in the words of the card; where it has none, by what it is cast. */
function otherwisePaid(game: Game, { object, face, by }: Extract<Action, { act: 'cast' }>, seat: PlayerId): string {
  const way = waysToCast(game, seat, object).find((one) => one.by === by && one.face === face);
  const text = way === undefined || way.ref === null ? '' : abilityText(game, way.ref);
  const instead = /\byou may (.+) rather than pay\b/i.exec(text)?.[1];
  if (instead !== undefined) return `: ${instead} instead`;
  return text.toLowerCase().startsWith(`${by} {`) ? ` (${by}${text.slice(by.length)})` : ` (${by})`;
}

const SPECIALLY: Readonly<Record<Extract<Action, { act: 'special' }>['what'], string>> = {
  suspend: 'Suspend',
  'unlock left': 'Unlock the left half of',
  'unlock right': 'Unlock the right half of',
  'roll the planar die': 'Roll the planar die on',
  endEffect: 'End the effect of',
  stop: 'Stop the delayed ability of',
  ignore: 'Ignore the effect of',
  discard: 'Discard',
  foretell: 'Foretell',
  companion: 'Put the companion into the hand',
  plot: 'Plot',
};

/** The half or face that is chosen, where there is more than one to choose. */
function faceLabel(game: Game, id: ObjectId, face: number, seat: PlayerId): string {
  const object = objectOf(game, id);
  if (object?.kind !== 'card' || object.faceDown) return objectLabel(game, id, seat);
  const definition = definitionOf(game, object);
  return face > 0 || isHalved(definition.layout) ? faceName(definition, face) : objectLabel(game, id, seat);
}
