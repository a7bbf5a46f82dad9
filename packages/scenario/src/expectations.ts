/** Whether what a scenario expects holds. 2006: 200–217 · 2009, 2011, 2026: 109, 400 */
import {
  CARD_TYPES,
  COLORS,
  type Characteristics,
  type Decision,
  type GameObject,
  type ObjectId,
  characteristics,
  objectOf,
  protectorOf,
  controllerOf,
  lacksPT,
  decision as pendingDecision,
  result,
  view,
  statOf,
  turnsOf,
} from '@rulewright/engine';
import { KEYWORDS } from '@rulewright/engine/keywords';
import { actionIndex, offeredBy } from './answers.ts';
import type { ActionName, Expectation } from './format.ts';
import {
  ScenarioFault,
  calledAmong,
  isCalled,
  labelOf,
  nameOf,
  objectMeant,
  objectNamed,
  playerNamed,
} from './naming.ts';
import type { Setting } from './setting.ts';

/** The keywords that an object may have or lack. */
const KEYWORD_NAMES: ReadonlySet<string> = new Set(KEYWORDS.map(({ name }) => name));

/** What does not hold, in words; empty where all does. */
export function unmet(setting: Setting, expected: Expectation): string[] {
  const { game } = setting;
  const { state } = game;
  const faults: string[] = [];
  const same = (what: string, is: unknown, wanted: unknown): void => {
    if (JSON.stringify(is) !== JSON.stringify(wanted))
      faults.push(`${what} is ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`);
  };
  const player = (name: string) => {
    const found = state.players[playerNamed(setting, name)];
    if (!found) throw new Error(`no player ${name}`);
    return found;
  };
  const each = <T>(record: Readonly<Record<string, T>> | undefined, check: (key: string, value: T) => void): void => {
    for (const [key, value] of Object.entries(record ?? {})) check(key, value);
  };
  const object = (label: string): GameObject => objectMeant(setting, label);
  const is = (label: string): Characteristics => characteristics(game, object(label).id);

  each(expected.life, (name, n) => same(`${name}'s life`, player(name).life, n));
  each(expected.poison, (name, n) => same(`${name}'s poison`, player(name).counters?.['poison'] ?? 0, n));
  each(expected.playerCounters, (name, counters) =>
    each(counters, (kind, n) => same(`${name}'s ${kind} counters`, player(name).counters?.[kind] ?? 0, n)),
  );
  const seated = (at: number): string | null => setting.players[at] ?? null;
  each(expected.protector, (label, name) =>
    same(`${label}'s protector`, seated(protectorOf(game, object(label).id)), name),
  );
  if (expected.monarch !== undefined) same('the monarch', seated(state.monarch), expected.monarch);
  if (expected.initiative !== undefined) same('who has the initiative', seated(state.initiative), expected.initiative);
  if (expected.blessed)
    same(
      "who has the city's blessing",
      setting.players.filter((name) => player(name).blessed),
      expected.blessed,
    );
  each(expected.room, (name, room) => {
    const dungeon = state.command.map((id) => objectOf(game, id)).find((o) => o?.owner === playerNamed(setting, name));
    const marked = dungeon?.memory?.findLast((m) => m.link === 'room')?.value.word ?? null;
    same(`the room that ${name} is in`, marked, room);
  });
  each(expected.completed, (name, dungeons) =>
    same(`the dungeons that ${name} has completed`, [...player(name).completed], dungeons),
  );
  each(expected.marks, (name, marks) => same(`what ${name} is marked with`, marksOn(setting, name), marks));
  each(expected.mana, (name, mana) =>
    same(
      `${name}'s mana`,
      player(name)
        .mana.map((unit) => unit.type)
        .sort()
        .join(''),
      mana,
    ),
  );
  each(expected.hand, (name, hand) => {
    if (typeof hand === 'number') same(`${name}'s hand size`, player(name).hand.length, hand);
    else
      same(
        `${name}'s hand`,
        player(name)
          .hand.map((id) => labelOf(setting, id))
          .sort(),
        [...hand].sort(),
      );
  });
  each(expected.library, (name, n) => same(`${name}'s library size`, player(name).library.length, n));
  const called = (ids: readonly ObjectId[]): string[] => ids.map((id) => nameOf(setting, id));
  if (expected.ante) same('the ante zone', called(state.ante), expected.ante);
  each(expected.owned, (name, cards) => {
    const own = state.ante.filter((id) => objectOf(game, id)?.owner === playerNamed(setting, name));
    same(`what ${name} owns in the ante zone`, called(own), cards);
  });
  each(expected.graveyard, (name, cards) =>
    same(
      `${name}'s graveyard`,
      player(name)
        .graveyard.map((id) => labelOf(setting, id))
        .reverse(),
      cards,
    ),
  );
  each(expected.zone, (label, zone) => {
    const found = objectNamed(setting, label);
    same(`${label}'s zone`, found ? (found.phasedOut ? 'phased out' : found.zone) : 'none', zone);
  });
  each(expected.sees, (seat, cards) => {
    const seen = seenBy(setting, seat);
    each(cards, (label, name) => same(`what ${seat} sees of ${label}`, seen.get(object(label).id) ?? null, name));
  });
  each(expected.controller, (label, name) =>
    same(`${label}'s controller`, setting.players[controllerOf(game, object(label).id)], name),
  );
  each(expected.owner, (label, name) => same(`${label}'s owner`, setting.players[object(label).owner], name));
  each(expected.pt, (label, pt) => {
    const has = is(label).hasPT && !lacksPT(game, object(label).id, is(label));
    return same(`${label}'s power/toughness`, has ? `${is(label).power}/${is(label).toughness}` : 'none', pt);
  });
  each(expected.tapped, (label, tapped) => same(`${label} tapped`, object(label).tapped, tapped));
  each(expected.faceDown, (label, down) => same(`${label} face down`, object(label).faceDown, down));
  each(expected.counters, (label, counters) => {
    const has = object(label).counters ?? {};
    if (Object.keys(counters).length === 0)
      same(
        `${label}'s counters`,
        Object.keys(has).filter((kind) => has[kind] !== 0),
        [],
      );
    each(counters, (kind, n) => same(`${label}'s ${kind} counters`, has[kind] ?? 0, n));
  });
  each(expected.damage, (label, n) => same(`damage on ${label}`, object(label).damage, n));
  each(expected.attached, (label, host) => {
    const { attachedTo, attachedPlayer } = object(label);
    same(
      `what ${label} is attached to`,
      attachedTo !== 0
        ? calledAmong(setting, attachedTo, host === null ? [] : [host])
        : attachedPlayer >= 0
          ? (setting.players[attachedPlayer] ?? null)
          : null,
      host,
    );
  });
  each(expected.name, (label, name) => same(`${label}'s name`, is(label).name, name));
  each(expected.types, (label, types) =>
    same(`${label}'s types`, CARD_TYPES.filter((_, bit) => is(label).types & (1 << bit)).sort(), [...types].sort()),
  );
  each(expected.supertypes, (label, words) =>
    same(`${label}'s supertypes`, [...is(label).supertypes].sort(), [...words].sort()),
  );
  each(expected.subtypes, (label, subtypes) =>
    same(`${label}'s subtypes`, [...is(label).subtypes].sort(), [...subtypes].sort()),
  );
  each(expected.colors, (label, colors) =>
    same(`${label}'s colours`, COLORS.filter((_, bit) => is(label).colors & (1 << bit)).join(''), colors),
  );
  each(expected.manaValue, (label, n) => same(`${label}'s mana value`, statOf(game, object(label).id, 'manaValue'), n));
  each(expected.loyalty, (label, n) => same(`${label}'s loyalty`, statOf(game, object(label).id, 'loyalty'), n));
  each(expected.keywords, (label, keywords) => {
    for (const keyword of keywords)
      if (!is(label).keywords.includes(keyword)) faults.push(`${label} does not have ${keyword}`);
  });
  each(expected.lacks, (label, keywords) => {
    const unknown = keywords.find((keyword) => !KEYWORD_NAMES.has(keyword));
    if (unknown !== undefined)
      throw new ScenarioFault(`"${unknown}" is no keyword ability, so ${label} lacks it in any case`);
    for (const keyword of keywords) if (is(label).keywords.includes(keyword)) faults.push(`${label} has ${keyword}`);
  });
  each(expected.abilities, (label, n) => same(`number of ${label}'s abilities`, is(label).abilities.length, n));
  const { attacking, stack } = expected;
  if (attacking)
    same(
      'what attacks',
      (state.combat?.attackers ?? []).map((a) => calledAmong(setting, a.id, attacking)).sort(),
      [...attacking].sort(),
    );
  each(expected.mayAttack, (label, targets) => {
    const { candidates } = declaring(setting, 'attackers');
    const open = candidates.find((c) => c.attacker === object(label).id)?.targets ?? [];
    same(
      `what ${label} could attack`,
      open
        .map((t) => ('player' in t ? (setting.players[t.player] ?? '') : calledAmong(setting, t.object, targets)))
        .sort(),
      [...targets].sort(),
    );
  });
  each(expected.mayBlock, (label, attackers) => {
    const { candidates } = declaring(setting, 'blockers');
    const open = candidates.find((c) => c.blocker === object(label).id)?.attackers ?? [];
    same(
      `what ${label} could block`,
      open.map((id) => calledAmong(setting, id, attackers)).sort(),
      [...attackers].sort(),
    );
  });
  each(expected.blocked, (label, blockers) => {
    const attacker = state.combat?.attackers.find((a) => a.id === object(label).id);
    same(
      `what blocks ${label}`,
      (attacker?.blockedBy ?? []).map((id) => calledAmong(setting, id, blockers)).sort(),
      [...blockers].sort(),
    );
  });
  const says = (name: string, words: string): boolean =>
    view(game, playerNamed(setting, name)).log.some(({ text }) => text.includes(words));
  each(expected.told, (name, all) => {
    for (const words of all) if (!says(name, words)) faults.push(`${name} is not told "${words}"`);
  });
  each(expected.untold, (name, all) => {
    for (const words of all) if (says(name, words)) faults.push(`${name} is told "${words}"`);
  });
  if (stack)
    same(
      'the stack',
      state.stack.map((id) => calledAmong(setting, id, stack)),
      stack,
    );
  const turns = turnsOf(state);
  each(expected.stacks, (name, labels) => {
    const own = turns.find((turn) => turn.player === playerNamed(setting, name));
    same(
      `the stack of ${name}'s turn`,
      own?.stack.map((id) => labelOf(setting, id)),
      labels,
    );
  });
  if (expected.turns)
    same(
      'the turns',
      Object.fromEntries(
        turns.map(({ player, step }) => {
          const name = setting.players[player] ?? '';
          return [name, step === null ? 'waits' : expected.turns?.[name] === 'turn' ? 'turn' : step];
        }),
      ),
      expected.turns,
    );
  if (expected.step) same('the step', state.turn.step, expected.step);
  if (expected.active) same('the active player', setting.players[state.turn.active], expected.active);
  if (expected.turn !== undefined) same('the turn', state.turn.number, expected.turn);
  each(expected.count, (name, n) =>
    same(`number of ${name}`, state.battlefield.filter((id) => isCalled(setting, id, name)).length, n),
  );
  if (expected.asks) {
    const { asks } = expected;
    const pending = pendingDecision(game);
    if (!pending) faults.push(`nothing is asked, not ${asks.kind}`);
    else {
      same('who is asked', setting.players[pending.by], asks.as);
      same('what is asked', pending.kind, asks.kind);
      const offered = offeredBy(setting, pending);
      for (const words of asks.offers ?? [])
        if (!offered.some((name) => name === words || name.includes(words)))
          faults.push(`${words} is not offered among: ${offered.join(' | ')}`);
      for (const words of asks.lacks ?? [])
        if (offered.some((name) => name === words)) faults.push(`${words} is offered`);
      if (asks.options !== undefined) same('number of options', offered.length, asks.options);
    }
  }
  for (const action of expected.can ?? [])
    if (!offers(setting, action)) faults.push(`${JSON.stringify(action)} is not possible`);
  for (const action of expected.cannot ?? [])
    if (offers(setting, action)) faults.push(`${JSON.stringify(action)} is possible`);
  if (expected.result !== undefined) {
    const over = result(game);
    const now =
      over === null
        ? null
        : over.result === 'won'
          ? over.winners.map((id) => setting.players[id])
          : over.result === 'draw'
            ? 'draw'
            : over.result;
    same('the result', now, expected.result);
  }
  if (expected.daytime !== undefined) same('whether it is day or night', game.state.daytime, expected.daytime);
  if (expected.subgame !== undefined) {
    let depth = 0;
    for (let { main } = state; main !== null; { main } = main.state) depth++;
    same('how many games the running one is within', depth, expected.subgame);
  }
  if (expected.lost)
    same(
      'who has lost',
      state.players.filter((p) => p.lost).map((p) => setting.players[p.id]),
      expected.lost,
    );
  return faults;
}

function declaring<F extends 'attackers' | 'blockers'>(setting: Setting, form: F): Extract<Decision, { form: F }> {
  const pending = pendingDecision(setting.game);
  if (pending?.form !== form) throw new ScenarioFault(`${form} are not being declared`);
  return pending as Extract<Decision, { form: F }>;
}

/** The names under which a player sees objects: those that the player may look at by their own, others by what they are called. */
function seenBy(setting: Setting, seat: string): ReadonlyMap<number, string> {
  const { players, battlefield, stack, exile, ante, command } = view(setting.game, playerNamed(setting, seat));
  const hidden = players.flatMap((player) => [
    ...player.hand,
    ...player.libraryKnown.map((card) => card.object),
    ...player.graveyard,
  ]);
  return new Map(
    [...battlefield, ...stack, ...exile, ...ante, ...command, ...hidden].map((o) => [o.id, o.knownAs ?? o.name]),
  );
}

/** The labels of what everybody sees marked: on the game, a player, or an object that lies open. */
function marksOn(setting: Setting, name: string): string[] {
  const seen = view(setting.game, -1);
  const open = [...seen.battlefield, ...seen.stack, ...seen.exile, ...seen.command];
  const on =
    name === 'game'
      ? seen
      : setting.players.includes(name)
        ? seen.players[playerNamed(setting, name)]
        : open.find(({ id }) => id === objectMeant(setting, name).id);
  if (!on) throw new ScenarioFault(`${name} does not lie open`);
  return on.marks.map(({ label }) => label);
}

function offers(setting: Setting, action: ActionName): boolean {
  const pending = pendingDecision(setting.game);
  if (!pending || pending.by !== playerNamed(setting, action.as)) {
    throw new Error(
      `${action.as} does not decide now (${pending ? `${setting.players[pending.by]}: ${pending.kind}` : 'nobody does'}), so what ${action.as} can do is not known`,
    );
  }
  return actionIndex(setting, pending, action) >= 0;
}
