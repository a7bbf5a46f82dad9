/** What a seat sees, in words: objects, players, turn. 2006: 217, 300–306 · 2009, 2011, 2026: 400, 500–514 */
import type { View, ViewObject, ViewPlayer } from '@rulewright/engine';
import { hasTurn } from '@rulewright/protocol';

export const STEP_NAMES: Readonly<Record<View['turn']['step'], string>> = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  main1: 'first main phase',
  beginCombat: 'beginning of combat',
  declareAttackers: 'declare attackers',
  declareBlockers: 'declare blockers',
  combatDamage: 'combat damage',
  endCombat: 'end of combat',
  main2: 'second main phase',
  end: 'end of turn',
  cleanup: 'cleanup',
};

const labelsOf = (marks: View['marks']): string[] => marks.map(({ label }) => label);

/** Power and toughness, or loyalty or defense as that is said; '' for what has none. */
const statsOf = (
  { power, toughness, loyalty, defense }: ViewObject,
  say: (what: 'loyalty' | 'defense', number: number) => string,
): string => {
  if (power !== null) return `${power}/${toughness}`;
  if (loyalty !== null) return say('loyalty', loyalty);
  return defense === null ? '' : say('defense', defense);
};

/** `Grizzly Bears 2/2`, with what it is besides: tapped, attacking, counters, damage, what it is marked with. */
export function objectLine(object: ViewObject, view: View): string {
  const name = object.knownAs !== null && object.faceDown ? `${object.name} (${object.knownAs})` : object.name;
  const stats = statsOf(object, (_, number) => `[${number}]`);
  const cost = object.zone === 'hand' && object.manaCost !== '' ? ` ${object.manaCost}` : '';
  const states = [
    object.tapped ? 'tapped' : '',
    object.attacking !== null ? 'attacking' : '',
    object.blocking.length > 0 ? `blocking ${object.blocking.map((id) => nameOf(id, view)).join(', ')}` : '',
    object.sick && !object.tapped ? 'new' : '',
    object.damage > 0 ? `${object.damage} damage` : '',
    object.phasedOut ? 'phased out' : '',
    object.attachedTo !== 0 ? `on ${nameOf(object.attachedTo, view)}` : '',
    object.attachedPlayer >= 0 ? `on ${view.players[object.attachedPlayer]?.name}` : '',
    ...object.counters.map(({ counter, count }) => `${count} ${counter}`),
    ...labelsOf(object.marks),
  ].filter((state) => state !== '');
  return `${name}${cost}${stats === '' ? '' : ` ${stats}`}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
}

/** The same objects under one name with their number, in the order in which they first come. */
export function groupedLines(objects: readonly ViewObject[], view: View): string[] {
  const counts = new Map<string, number>();
  for (const object of objects) {
    const line = objectLine(object, view);
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count === 1 ? line : `${count}× ${line}`));
}

export function stackLine(object: ViewObject, view: View): string {
  const targets = object.targets.map((target) =>
    'object' in target ? nameOf(target.object, view) : (view.players[target.player]?.name ?? ''),
  );
  const x = object.x === null ? '' : `, X is ${object.x}`;
  const marks = object.marks.map(({ label }) => `, ${label}`).join('');
  return `${object.name}${object.kind === 'ability' ? `: ${object.abilities[0] ?? ''}` : ''}${targets.length > 0 ? ` → ${targets.join(', ')}` : ''}${x}${marks} (${view.players[object.controller]?.name})`;
}

export function nameOf(id: number, view: View): string {
  return find(id, view)?.name ?? 'something gone';
}

export function find(id: number, view: View): ViewObject | undefined {
  const places = [
    view.battlefield,
    view.stack,
    view.exile,
    view.command,
    view.ante,
    ...view.players.flatMap(({ hand, graveyard, libraryKnown }) => [
      hand,
      graveyard,
      libraryKnown.map(({ object }) => object),
    ]),
  ];
  for (const place of places) for (const object of place) if (object.id === id) return object;
  return undefined;
}

export function playerLine(player: ViewPlayer, view: View): string {
  const mana = player.mana
    .map(({ type, count, note }) => `${count > 1 ? `${count}×` : ''}{${type}}${note === '' ? '' : ` ${note}`}`)
    .join(' ');
  const parts = [
    `${player.life} life`,
    ...player.counters.map(({ counter, count }) => `${count} ${counter}`),
    `hand ${player.handCount}`,
    `library ${player.libraryCount}`,
    `graveyard ${player.graveyard.length}`,
    mana === '' ? '' : `mana ${mana}`,
    ...labelsOf(player.marks),
    player.lost ? 'lost' : player.left ? 'left' : '',
    player.drew ? 'drew' : '',
  ].filter((part) => part !== '');
  return `${hasTurn(view, player.id) ? '▶ ' : '  '}${player.name}: ${parts.join(' · ')}`;
}

/** A game within a game says so. */
const subgameName = (depth: number): string => (depth === 0 ? '' : `Subgame${depth > 1 ? `, ${depth} deep` : ''}: `);

export function turnLine(view: View): string {
  const { number, active, step } = view.turn;
  const whose = view.players[active]?.name;
  const now = number === 0 ? `Before the game, ${whose} goes first` : `Turn ${number}, ${whose}: ${STEP_NAMES[step]}`;
  const turn = `${subgameName(view.subgame)}${now}`;
  // in a Grand Melee others take turns at the same time
  const also = view.turns.flatMap((other) =>
    other.step === null || other.player === active
      ? []
      : [`${view.players[other.player]?.name}: ${STEP_NAMES[other.step]}`],
  );
  return [turn, ...also, ...labelsOf(view.marks)].join(' · ');
}

const isLand = (object: ViewObject): boolean => object.types.includes('land') && !object.types.includes('creature');
const isCreature = (object: ViewObject): boolean => object.types.includes('creature') || object.faceDown;

/** A player's permanents in three rows: lands, creatures, all else. */
export function battlefieldOf(
  player: number,
  view: View,
): { creatures: ViewObject[]; others: ViewObject[]; lands: ViewObject[] } {
  const own = view.battlefield.filter(({ controller }) => controller === player);
  return {
    creatures: own.filter(isCreature),
    others: own.filter((object) => !isLand(object) && !isCreature(object)),
    lands: own.filter(isLand),
  };
}

/** How much of each kind a player has on the battlefield: `2 creatures, 5 lands`; '' for nothing. */
export function tally(player: number, view: View): string {
  const { creatures, others, lands } = battlefieldOf(player, view);
  const counted = (count: number, one: string, several: string): string =>
    count === 0 ? '' : `${count} ${count === 1 ? one : several}`;
  return [
    counted(creatures.length, 'creature', 'creatures'),
    counted(others.length, 'other', 'others'),
    counted(lands.length, 'land', 'lands'),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Everything in view, a line a zone. */
export function boardLines(view: View): string[] {
  const lines = [turnLine(view)];
  for (const player of [...view.players].reverse()) {
    lines.push(playerLine(player, view));
    const { creatures, others, lands } = battlefieldOf(player.id, view);
    for (const row of [lands, others, creatures])
      if (row.length > 0) lines.push(`    ${groupedLines(row, view).join('; ')}`);
    if (player.hand.length > 0) lines.push(`    in hand: ${groupedLines(player.hand, view).join('; ')}`);
    if (player.graveyard.length > 0)
      lines.push(`    graveyard: ${player.graveyard.map(({ name }) => name).join('; ')}`);
  }
  if (view.command.length > 0) lines.push(`  command zone: ${groupedLines(view.command, view).join('; ')}`);
  if (view.ante.length > 0) lines.push(`  ante: ${groupedLines(view.ante, view).join('; ')}`);
  if (view.exile.length > 0) lines.push(`  exiled: ${groupedLines(view.exile, view).join('; ')}`);
  if (view.stack.length > 0)
    lines.push(
      `  stack, the top first: ${[...view.stack]
        .reverse()
        .map((object) => stackLine(object, view))
        .join(' | ')}`,
    );
  return lines;
}

/** All that a card says, for a closer look. */
export function closeLook(object: ViewObject): string[] {
  const stats = statsOf(object, (what, number) => `${what} ${number}`);
  const first = [
    object.faceDown && object.knownAs !== null ? `${object.name} (${object.knownAs})` : object.name,
    object.manaCost,
    object.typeLine,
    stats,
  ]
    .filter((part) => part !== '')
    .join('  ');
  const marks = object.marks.map(({ label, rule }) => `${label}${rule === null ? '' : ` [${rule}]`}`);
  return [first, ...(marks.length === 0 ? [] : [marks.join(' · ')]), ...object.abilities];
}
