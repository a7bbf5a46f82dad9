/** From a scenario's position to a game: cards by text or by name, and who is called what. 2006: 100–103 · 2009, 2011, 2026: 100–108 */
import {
  type CardSource,
  type CompiledStore,
  type Compiler,
  type Refusal,
  cardText,
  findCard,
  keptOrCompiled,
  namesIn,
  unknownName,
} from '@rulewright/cards';
import {
  type Ability,
  type CardDefinition,
  type CardId,
  type CardInDeck,
  type EditionName,
  type Game,
  type PlayerId,
  type Setup,
  createGame,
  ledBy,
  leadsOf,
  problemOfAbilities,
} from '@rulewright/engine';
import { holesOf } from '@rulewright/engine/vocabulary';
import { type CardText, compile, eitherWording, reworded, versionFor, type Wording } from '@rulewright/oracle';
import type { InlineCard, Placed, Scenario, Side } from './format.ts';
import { noPlayer } from './naming.ts';

/** A running scenario: the game, its players' names, and the physical card behind each label. */
export interface Setting {
  readonly game: Game;
  readonly players: readonly string[];
  readonly labels: ReadonlyMap<string, CardId>;
}

export type SettingResult = { ok: true; setting: Setting } | { ok: false; message: string };

export interface Cards {
  /** where cards come from that the scenario names without their text */
  readonly source?: CardSource | undefined;
  /** where compiled cards are kept between runs; their texts are written there, so not for a stranger's */
  readonly store?: CompiledStore<CardDefinition> | undefined;
  /** cards with keywords known from their reminder text alone: default refuse */
  readonly byReminder?: Setup['byReminder'];
  /** lines that are not read: default refuse; else each player carries them out by hand */
  readonly byHand?: 'accept';
  /** what the cards say: default as they are given; else in the words of the edition that is played, for people who look at them */
  readonly words?: 'edition';
  /** what the card of that label is instead, in this game: for asking what would be if it were another */
  readonly altered?: ((label: string, card: CardDefinition) => CardDefinition) | undefined;
}

const BASIC: Readonly<Record<string, string>> = {
  Plains: 'Plains',
  Island: 'Island',
  Swamp: 'Swamp',
  Mountain: 'Mountain',
  Forest: 'Forest',
};
/** More objects than any scenario needs, and few enough for a position to be set up soon. */
const MOST_OBJECTS = 5000;
const FILLER = 'Plains';
const FILLERS = 10;

/** What a player begins with in the command zone. */
type Beginning = Pick<Setup['players'][number], 'commander' | 'vanguard' | 'conspiracies'>;
type Object_ = NonNullable<Setup['position']>['objects'][number];

const compiled = new Map<string, CardDefinition>();

export function settingOf(scenario: Scenario, edition: EditionName, cards: Cards): SettingResult {
  const players = scenario.players ?? ['A', 'B'];
  const { position } = scenario;
  const objects: Object_[] = [];
  const labels: string[] = [];
  const taken = new Set<string>();
  /** the number that the next object of that name is called by, where the name alone is taken */
  const next = new Map<string, number>();
  const definitions = new Map<string, CardDefinition>();
  const problems: string[] = [];
  const define = (name: string): CardDefinition | null => {
    const found = definition(scenario, edition, name, cards);
    if (typeof found === 'string') {
      problems.push(found);
      return null;
    }
    definitions.set(found.key, found);
    return found;
  };
  const seat = (name: string): PlayerId => {
    const at = players.indexOf(name);
    if (at < 0) problems.push(noPlayer(name, players));
    return Math.max(at, 0);
  };
  const put = (placed: Placed, player: PlayerId, zone: Object_['zone']): void => {
    const entry = typeof placed === 'string' ? { card: placed } : placed;
    const times = /^(.*\S)\s*[×x](\d+)$/.exec(entry.card);
    const name = times?.[1] ?? entry.card;
    const count = Number(times?.[2] ?? 1);
    if (objects.length + count > MOST_OBJECTS) {
      problems.push(`a position has at most ${MOST_OBJECTS} objects, and with ${entry.card} it would have more`);
      return;
    }
    const written = count > 0 ? define(name) : null;
    if (!written) return;
    for (let n = 0; n < count; n++) {
      const wanted = entry.label ?? name;
      let label = wanted;
      for (let again = next.get(wanted) ?? 2; taken.has(label); again++) {
        label = `${wanted} ${again}`;
        next.set(wanted, again + 1);
      }
      if (entry.label !== undefined && label !== entry.label) problems.push(`two objects are called ${entry.label}`);
      const card = cards.altered?.(label, written) ?? written;
      definitions.set(card.key, card);
      labels.push(label);
      taken.add(label);
      objects.push({
        name: card.name,
        def: card.key,
        player,
        zone,
        label,
        ...(entry.controller !== undefined && { controller: seat(entry.controller) }),
        ...(entry.tapped !== undefined && { tapped: entry.tapped }),
        ...(entry.sick !== undefined && { sick: entry.sick }),
        ...(entry.faceDown !== undefined && { faceDown: entry.faceDown }),
        ...(entry.transformed === true && { transformed: true as const }),
        ...(entry.damage !== undefined && { damage: entry.damage }),
        ...(entry.counters !== undefined && { counters: entry.counters }),
        ...(entry.protector !== undefined && { protector: seat(entry.protector) }),
        ...(entry.attachedTo !== undefined && { attachedTo: entry.attachedTo }),
      });
    }
  };
  /** Cards that begin the game in the command zone. */
  const begun = (cards: readonly string[], player: PlayerId): readonly CardInDeck[] => {
    const before = objects.length;
    for (const card of cards) put(card, player, 'command');
    return objects.slice(before).map(({ def, name }) => ({ def, name }));
  };
  const begins: Beginning[] = [];
  for (const name of Object.keys(position.sides)) seat(name);
  for (const [player, name] of players.entries()) {
    const { commander, vanguard, conspiracies } = position.sides[name] ?? {};
    const leads = ledBy(begun(leadsOf(commander), player));
    const [avatar] = begun(vanguard === undefined ? [] : [vanguard], player);
    const others = conspiracies && begun(conspiracies, player);
    begins.push({ ...leads, ...(avatar && { vanguard: avatar }), ...(others && { conspiracies: others }) });
  }
  const leads = ({ zone }: Object_): boolean => zone === 'command';
  for (const [player, name] of players.entries()) {
    const side: Side = position.sides[name] ?? {};
    for (const zone of ['battlefield', 'hand', 'library', 'graveyard', 'exile'] as const) {
      const cards = side[zone] ?? (zone === 'library' ? [`${FILLER} ×${FILLERS}`] : []);
      // a graveyard's last card is its top
      for (const placed of zone === 'graveyard' ? [...cards].reverse() : cards) put(placed, player, zone);
    }
  }
  const outside = (names: readonly string[]) =>
    names.flatMap((name) => {
      const card = define(name);
      return card === null ? [] : [{ def: card.key, name: card.name }];
    });
  outside(position.planarDeck ?? []);
  for (const side of Object.values(position.sides))
    outside([...(side.outside ?? []), ...(side.schemes ?? []), ...(side.planes ?? []), ...(side.attractions ?? [])]);
  if (problems.length > 0) return { ok: false, message: problems.join('; ') };
  const active = position.active === undefined ? 0 : seat(position.active);
  const team = (name: string): number => (scenario.teams ?? []).findIndex((t) => t.includes(name));
  const starts = position.start === true;
  if (starts && objects.some((o) => o.zone !== 'library' && !leads(o)))
    return { ok: false, message: 'a game starts with libraries only' };
  const someByHand = cards.byHand !== undefined && [...definitions.values()].some((one) => holesOf(one).length > 0);
  const setup: Setup = {
    edition,
    seed: scenario.seed ?? scenario.name,
    players: players.map((name, player) => ({
      name,
      deck: starts ? objects.filter((o) => o.player === player && !leads(o)) : [],
      ...begins[player],
      ...(position.sides[name]?.schemes && { schemes: outside(position.sides[name].schemes) }),
      ...(position.sides[name]?.attractions && { attractions: outside(position.sides[name].attractions) }),
      ...(position.sides[name]?.planes && { planes: outside(position.sides[name].planes) }),
      sideboard: outside(position.sides[name]?.outside ?? []),
      ...(team(name) >= 0 && { team: team(name) }),
    })),
    definitions: definitions.values(),
    catalogue: cards.source ? namesIn(withInline(scenario, edition, cards.source)) : null,
    startingPlayer: starts && position.active === undefined ? 'random' : active,
    ...(cards.byReminder && { byReminder: cards.byReminder }),
    ...(someByHand && { byHand: [...players.keys()] }),
    ...(scenario.variant && { variant: scenario.variant }),
    ...(scenario.attack && { attack: scenario.attack }),
    ...(scenario.range !== undefined && { range: scenario.range }),
    ...(scenario.deploy !== undefined && { deploy: scenario.deploy }),
    ...(scenario.brawl !== undefined && { brawl: scenario.brawl }),
    ...(scenario.houseRules && { houseRules: scenario.houseRules }),
    ...(position.planarDeck && { planarDeck: outside(position.planarDeck) }),
    ...(scenario.ante !== undefined && { ante: scenario.ante }),
    ...(!starts && {
      position: {
        active,
        step: position.step ?? 'main1',
        turn: position.turn ?? 5,
        life: players.map((name) => position.sides[name]?.life ?? null),
        poison: players.map((name) => position.sides[name]?.poison ?? 0),
        counters: players.map((name) => position.sides[name]?.counters ?? null),
        ...(position.monarch !== undefined && { monarch: seat(position.monarch) }),
        ...(position.initiative !== undefined && { initiative: seat(position.initiative) }),
        objects: objects.filter((o) => !leads(o)),
      },
    }),
  };
  const made = createGame(setup);
  if (!made.ok) return { ok: false, message: made.errors.map((e) => e.message).join('; ') };
  const { game } = made;
  const byCard = game.state.objects.filter((o) => o !== null).sort((a, b) => a.card - b.card);
  const named = new Map<string, CardId>();
  for (const [at, label] of labels.entries()) {
    const object = byCard[at];
    if (!object || object.def !== objects[at]?.def)
      return { ok: false, message: `the game does not hold ${label} where it was put` };
    named.set(label, object.card);
  }
  return { ok: true, setting: { game, players, labels: named } };
}

/** What is not understood of the texts that a scenario gives its cards in that edition: places count characters of the text. */
export function notUnderstood(
  scenario: Scenario,
  edition: EditionName,
): readonly { readonly card: string; readonly refused: readonly Refusal[] }[] {
  return Object.keys(scenario.cards ?? {}).flatMap((card) => {
    const inline = inlineOf(scenario, edition, card);
    if (inline === undefined) return [];
    const result = compilerFor(inline.wording).compile(textOf(card, inline));
    return result.ok ? [] : [{ card, refused: result.refused }];
  });
}

/** A text is read in the wording that the scenario names; without one in that of the npm data, or else in today's. */
const compilerFor = (
  wording: Wording | undefined,
): Compiler<CardDefinition> & Required<Pick<Compiler<CardDefinition>, 'partly'>> =>
  wording === undefined
    ? eitherWording
    : {
        version: versionFor(wording),
        compile: (text) => compile(text, { wording }),
        partly: (text) => compile(text, { wording, partly: true }),
      };

/** The definition of a card of the scenario, or why there is none. */
function definition(
  scenario: Scenario,
  edition: EditionName,
  name: string,
  { source, store, byHand, words }: Cards,
): CardDefinition | string {
  const inline = inlineOf(scenario, edition, name);
  const text = inlineText(name, inline);
  let card: CardText;
  if (text) card = text;
  else {
    if (!source) return `${name} is not in the scenario, and there is no card source`;
    const found = findCard(source, name);
    if (!found.ok) return inTwo(scenario.position, source, name) ?? unknownName(found);
    card = found.card;
  }
  const trees = [inline?.abilities, inline?.other?.abilities];
  const wording = inline?.wording;
  const { expansion, firstIn, alsoNamed } = inline ?? {};
  const more = { ...(expansion && { expansion }), ...(firstIn && { firstIn }), ...(alsoNamed && { alsoNamed }) };
  const key = JSON.stringify([card, trees, wording, more, byHand]);
  const said = words === undefined ? key : `${edition} ${key}`;
  const known = compiled.get(said);
  if (known) return known;
  const compiler = compilerFor(wording);
  const read = keptOrCompiled(card, compiler, store);
  const result = read.ok || byHand === undefined ? read : compiler.partly(card);
  if (!result.ok)
    return `${name} is not understood: ${result.refused.map((r) => `${r.reason} ("${r.text}")`).join('; ')}`;
  const made = words === undefined ? result.definition : reworded(card, result, edition);
  const foreign = trees.find((own) => own !== undefined && problemOfAbilities(own) !== null);
  if (foreign !== undefined)
    return `${name} has an ability that the vocabulary does not have: ${problemOfAbilities(foreign)}`;
  const withTrees = (face: CardDefinition['faces'][number], at: number) =>
    trees[at] === undefined
      ? face
      : {
          ...face,
          text: [inline, inline?.other][at]?.text ?? '',
          abilities: trees[at] as unknown as readonly Ability[],
        };
  const [front, ...others] = made.faces;
  const whole: CardDefinition =
    trees.some((own) => own !== undefined) || Object.keys(more).length > 0
      ? {
          ...made,
          ...more,
          key: `scenario:${key}`,
          faces: [withTrees(front, 0), ...others.map((face, at) => withTrees(face, at + 1))],
        }
      : made;
  compiled.set(said, whole);
  return whole;
}

/** That the name is part of one with a comma, which was read as two; null where it is not. */
function inTwo({ sides }: Scenario['position'], source: CardSource, name: string): string | null {
  const zones = Object.values(sides).flatMap((side) => [
    side.battlefield,
    side.hand,
    side.library,
    side.graveyard,
    side.exile,
  ]);
  for (const zone of zones) {
    const names = (zone ?? []).map((placed) => (typeof placed === 'string' ? placed : placed.card));
    const at = names.indexOf(name);
    for (const two of [names.slice(at - 1, at + 1), names.slice(at, at + 2)]) {
      const whole = two.join(', ');
      if (at >= 0 && two.length === 2 && source.find(whole) !== undefined)
        return `a name with a comma stands in quotation marks: "${whole}"`;
    }
  }
  return null;
}

const inlineOf = (scenario: Scenario, edition: EditionName, name: string): InlineCard | undefined =>
  [scenario.cards?.[name] ?? []].flat().find((card) => card.in?.includes(edition) ?? true);

function inlineText(name: string, inline: InlineCard | undefined): CardText | null {
  if (inline) return textOf(name, inline);
  return BASIC[name] ? textOf(name, { type: `Basic Land — ${name}` }) : null;
}

/** Names that may be chosen: those of the source and of the scenario's own cards. */
const withInline = (
  scenario: Scenario,
  edition: EditionName,
  source: CardSource,
): Pick<CardSource, 'names' | 'find'> => ({
  names: () => source.names(),
  find: (name) => {
    const whole = Object.keys(scenario.cards ?? {}).find((key) => key.split(' // ').includes(name)) ?? name;
    return inlineText(whole, inlineOf(scenario, edition, whole)) ?? source.find(name);
  },
});

function textOf(name: string, card: InlineCard): CardText {
  const [front = name, back = name] = name.split(' // ');
  if (card.other === undefined) return cardText([faceOf(name, card)], { layout: card.layout ?? 'normal' });
  return cardText([faceOf(front, card), faceOf(back, card.other)], { layout: card.layout ?? 'double-faced' });
}

function faceOf(name: string, face: NonNullable<InlineCard['other']>): Parameters<typeof cardText>[0][0] {
  const [power, toughness] = face.pt?.split('/') ?? [];
  return {
    name,
    typeLine: face.type,
    manaCost: face.cost,
    // trees stand in place of the text
    text: face.abilities === undefined ? face.text : undefined,
    power,
    toughness,
    loyalty: face.loyalty,
    handModifier: face.handModifier,
    lifeModifier: face.lifeModifier,
    defense: face.defense,
  };
}
