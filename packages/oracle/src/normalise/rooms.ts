/** Dungeon cards: the rooms, a line each, and where their arrows point. 2006, 2009, 2011: none · 2026: 309.4 */
import type { Ability } from '@rulewright/engine';

export interface Room {
  name: string;
  /** what its ability does */
  says: string;
  leadsTo: readonly string[];
  /** the whole line */
  line: string;
}

const ROOM = /^(.+?) — (.+?)(?: \(Leads to: (.+)\))?$/;

export function readRoom(line: string): Room | null {
  const found = ROOM.exec(line);
  if (found === null) return null;
  const [, name = '', says = '', leads] = found;
  return { name, says, leadsTo: leads === undefined ? [] : leads.split(', '), line };
}

const ENTRANCE = /^You can't enter this dungeon unless you "venture into ([A-Z][a-z]+)\."$/;

/** The line that says how a dungeon is entered. */
export function readEntrance(line: string): Ability | null {
  const kind = ENTRANCE.exec(line)?.[1];
  if (kind === undefined) return null;
  return { ability: 'static', parts: [{ part: 'rule', rule: { rule: 'ventureOnlyInto', kind } }], text: line };
}

/** How a line of a dungeon card is printed around what its ability does; null for any other ability. */
export function roomOf(ability: Ability): { wrap: (says: string) => string; abilities: readonly Ability[] } | null {
  const [part] = ability.ability === 'static' ? ability.parts : [];
  if (part?.part === 'rule' && part.rule.rule === 'ventureOnlyInto') {
    const { kind } = part.rule;
    return { wrap: () => `You can't enter this dungeon unless you "venture into ${kind}."`, abilities: [] };
  }
  if (ability.ability !== 'keyword' || ability.keyword !== 'room' || ability.body === undefined) return null;
  const { room = '', leadsTo = [], body } = ability;
  const arrows = leadsTo.length === 0 ? '' : ` (Leads to: ${leadsTo.join(', ')})`;
  return { wrap: (says) => `${room} — ${says}${arrows}`, abilities: [{ ability: 'spell', body }] };
}
