/** The question of a decision in words, as the cards say it. 2006: 408 · 2009, 2011, 2026: 101.4 (no rule: labels) */
import type { Game } from '../running/game.ts';
import { objectOf, objectOrLast } from '../state/objects.ts';
import { abilityText } from '../abilities/ability-text.ts';
import { characteristics } from '../continuous/derive.ts';
import { isType } from '../meaning/filter.ts';
import { type Decision, PAY_THE_COST, USE_THE_EFFECT } from '../decisions/decision.ts';
import { objectLabel } from './labels.ts';

type Choice = Extract<Decision, { form: 'choose' }>;

const PROMPTS: Readonly<Partial<Record<Decision['kind'], string>>> = {
  priority: 'You have priority',
  x: 'Choose X',
  payment: 'Pay the cost',
  attackers: 'Declare attackers',
  blockers: 'Declare blockers',
  damageDivision: 'Divide combat damage',
  damageOrder: 'Order blockers for damage',
  divide: 'Divide the amount',
  triggerOrder: 'Order your triggered abilities (the first goes on the stack first)',
  replacement: 'Choose which effect applies first',
  mulligan: 'Take a mulligan?',
  legend: 'Choose which to keep',
  cardName: 'Name a card',
  untap: 'Choose what untaps',
};

/** What is done with how many of what. */
interface Counted {
  readonly verb: string;
  /** absent: what all the options are */
  readonly noun?: string;
  readonly rest?: string;
}
const COUNTED: Readonly<Partial<Record<Decision['kind'], Counted>>> = {
  target: { verb: 'choose', noun: 'target' },
  mode: { verb: 'choose', noun: 'mode' },
  bottom: { verb: 'put', noun: 'card', rest: ' on the bottom of your library' },
  discard: { verb: 'discard', noun: 'card' },
  search: { verb: 'find', noun: 'card' },
  sacrifice: { verb: 'sacrifice' },
};
/** Purposes that say no more than the verb, or that something is paid with what is chosen. */
const BY_PURPOSE: Readonly<Record<string, Counted>> = {
  choose: { verb: 'choose' },
  'pay: tap': { verb: 'tap' },
  'pay: untap': { verb: 'untap' },
  'pay: reveal': { verb: 'reveal' },
  'pay: exert': { verb: 'exert' },
};

function countedIn({ kind, purpose }: Choice): Counted | undefined {
  const known = COUNTED[kind] ?? BY_PURPOSE[purpose];
  return (
    known ?? (kind === 'cost' && purpose.startsWith('pay: ') ? { verb: 'choose', rest: ' to pay with' } : undefined)
  );
}

/** What all the options are: cards, lands, creatures, permanents, players; null where they differ. */
function nounOf(game: Game, { options }: Choice): string | null {
  const nouns = options.map((option) => {
    if ('player' in option) return 'player';
    const object = 'object' in option && option.object !== undefined ? objectOf(game, option.object) : null;
    if (object === null || object.zone === 'stack') return null;
    return object.zone === 'battlefield' ? 'permanent' : 'card';
  });
  const [first = null] = nouns;
  if (first === null || nouns.some((noun) => noun !== first)) return null;
  const isAll = (type: 'creature' | 'land'): boolean =>
    options.every(
      (option) =>
        'object' in option && option.object !== undefined && isType(characteristics(game, option.object), type),
    );
  return first !== 'permanent' ? first : isAll('creature') ? 'creature' : isAll('land') ? 'land' : first;
}

/** Kinds whose question says all there is to say. */
const SPEAKS_FOR_ITSELF: ReadonlySet<Decision['kind']> = new Set([
  'priority',
  'damageDivision',
  'attackers',
  'blockers',
  'mulligan',
  'payment',
  'x',
  'triggerOrder',
  'cardName',
  'legend',
]);

/** What the source of a decision says, as far as who answers knows it. */
function textsOf(game: Game, { source, by }: Decision): readonly string[] {
  const object = objectOrLast(game, source);
  if (object === null || (object.faceDown && (object.known & (1 << by)) === 0)) return [];
  const ability = object.stack?.ability;
  return ability
    ? [abilityText(game, ability)]
    : characteristics(game, source).abilities.map(({ ref }) => abilityText(game, ref));
}

/**
 * What may be paid as it resolves: “Discard a card” of “sacrifice this creature unless you discard a card”; null where it does not say it so, or
 * several of its abilities say something else each.
 */
function payable(game: Game, decision: Decision): string | null {
  const all = textsOf(game, decision).map((text) => (UNLESS.exec(text) ?? IF_YOU_DO.exec(text))?.[1]);
  const [said, ...more] = new Set(all.filter((one) => one !== undefined));
  return said === undefined || more.length > 0
    ? null
    : capital(said.replace(/\b(pay|discard|sacrifice|return|exile|reveal|put|tap)s\b/gi, '$1'));
}
/** What may be done: “Draw a card” of “you may draw a card”; null where it says that of several things, or otherwise. */
function optional(game: Game, decision: Decision): string | null {
  const [said, ...more] = textsOf(game, decision).flatMap((text) =>
    [...text.matchAll(MAY)].map((found) => found[1] ?? ''),
  );
  return said === undefined || more.length > 0 ? null : capital(said);
}
const MAY = /\byou may ([^.]+)\./gi;
const UNLESS =
  /\bunless (?:you|they|[^.]*?\b(?:player|opponent|controller)) ((?:pay|discard|sacrifice|return|exile|reveal|put|tap)s?\b[^.]*)/i;
const IF_YOU_DO =
  /\byou may ((?:pay|discard|sacrifice|return|exile|reveal|put|tap)\b[^.]*)\. (?:If you do|When you do)/i;

/** The question. */
export function prompt(game: Game, decision: Decision): string {
  const about =
    decision.source === 0 || objectOrLast(game, decision.source) === null
      ? ''
      : `${objectLabel(game, decision.source, decision.by).replace(/^the ability of /, '')}: `;
  if (decision.kind === 'pay') {
    const said = decision.purpose === PAY_THE_COST ? payable(game, decision) : null;
    return `${about}${said ?? capital(decision.purpose)}?`;
  }
  if (decision.kind === 'yesNo') {
    const said = decision.purpose === USE_THE_EFFECT ? optional(game, decision) : null;
    return `${about}${said ?? capital(decision.purpose)}?`;
  }
  if (decision.form === 'choose') {
    const counted = countedIn(decision);
    const noun = counted?.noun ?? (counted && nounOf(game, decision));
    if (counted && noun != null) return `${about}${countedText(counted, noun, decision)}`;
  }
  const base = PROMPTS[decision.kind];
  const text =
    base === undefined
      ? capital(decision.purpose)
      : SPEAKS_FOR_ITSELF.has(decision.kind) || decision.purpose === ''
        ? base
        : `${base} (${decision.purpose})`;
  const owed = decision.form === 'choose' ? (decision.owed ?? '') : '';
  if (owed !== '') return `${about}Pay ${owed}`;
  const count = decision.form === 'choose' && decision.kind !== 'priority' ? amount(decision.min, decision.max) : '';
  return `${about}${text}${count}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** “2 ”, “up to 2 ”, “1 to 3 ”, “any number of ” of `offered` */
const howMany = (min: number, max: number, offered: number): string =>
  min === max
    ? `${max} `
    : min > 0
      ? `${min} to ${max} `
      : max >= offered && max > 1
        ? 'any number of '
        : `up to ${max} `;
/** “Choose a target”, “Discard 2 cards”, “Find up to 1 card” */
function countedText({ verb, rest = '' }: Counted, noun: string, { min, max, options }: Choice): string {
  const some = min === 1 && max === 1 ? 'a ' : howMany(min, max, options.length);
  return `${capital(verb)} ${some}${noun}${max === 1 ? '' : 's'}${rest}`;
}
const amount = (min: number, max: number): string =>
  max <= 1 && min === 1 ? '' : min === max ? ` – ${min}` : min === 0 ? ` – up to ${max}` : ` – ${min} to ${max}`;
