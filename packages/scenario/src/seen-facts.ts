/** What is seen in a game, as facts that a script can expect: to be confirmed by whoever makes a test of it. 2006, 2009, 2011, 2026: none (the notation is ours) */
import { unmet } from './expectations.ts';
import type { Expectation } from './format.ts';
import { printFacts } from './notation/facts.ts';
import { ScenarioFault } from './naming.ts';
import type { Setting } from './setting.ts';
import { type StandingPermanent, standingOf } from './standing.ts';

/** Facts in notation, each of which holds: what was changed or marked first, then life, zones, the stack. */
export function seenFacts(setting: Setting): readonly string[] {
  const { players, permanents, stack, result } = standingOf(setting);
  const marked = [...permanents].sort((a, b) => Number(isPlain(a)) - Number(isPlain(b)));
  const expectations: Expectation[] = [
    ...marked.flatMap(factsOf),
    ...players.map(({ name, life }) => ({ life: { [name]: life } })),
    ...players.flatMap(({ name, graveyard }) =>
      graveyard.length === 0 ? [] : [{ graveyard: { [name]: [...graveyard] } }],
    ),
    ...players.map(({ name, hand }) => ({ hand: { [name]: hand.length } })),
    { stack: [...stack] },
    ...(result === null ? [] : [{ result: winnersOf(setting) }]),
  ];
  return expectations.flatMap((expectation) => (holds(setting, expectation) ? (printFacts(expectation) ?? []) : []));
}

const isPlain = ({ changed, damage, tapped, counters }: StandingPermanent): boolean =>
  changed.length === 0 && damage === 0 && !tapped && Object.keys(counters).length === 0;

function factsOf({ label, is, tapped, damage, counters }: StandingPermanent): Expectation[] {
  return [
    ...(is.pt === '' ? [] : [{ pt: { [label]: is.pt } }]),
    ...(is.name === label || / \d+$/.test(label) ? [] : [{ name: { [label]: is.name } }]),
    ...(tapped ? [{ tapped: { [label]: true } }] : []),
    ...(damage > 0 ? [{ damage: { [label]: damage } }] : []),
    ...(Object.keys(counters).length > 0 ? [{ counters: { [label]: { ...counters } } }] : []),
    ...(is.pt === '' && !tapped ? [{ zone: { [label]: 'battlefield' as const } }] : []),
  ];
}

function winnersOf({ game, players }: Setting): string[] | 'draw' {
  const { result } = game.state;
  return result?.result === 'won' ? result.winners.map((seat) => players[seat] ?? '') : 'draw';
}

/** Names that several objects have are no facts. */
function holds(setting: Setting, expectation: Expectation): boolean {
  try {
    return unmet(setting, expectation).length === 0;
  } catch (fault) {
    if (fault instanceof ScenarioFault) return false;
    throw fault;
  }
}
