/** Why a player has so much life, so many cards in hand, such mana: every change in the script. 2006: 104.2, 300.3, 423 · 2009: 106, 117, 119 · 2011: 106, 118, 120 · 2026: 106, 119, 121 */
import type { EditionName } from '@rulewright/engine';
import { type Holding, HOLDINGS, type Story, type ToldChange } from '@rulewright/scenario';
import { wrapped } from '../text.ts';
import { causeWords } from './cause-words.ts';

export interface PlayerExplained {
  readonly player: string;
  /** as the position has it */
  readonly start: Readonly<Record<Holding, string>>;
  readonly changes: readonly (Omit<ToldChange, 'player'> & {
    /** the line of the script in which it happened */
    readonly line: string;
  })[];
  readonly result: Readonly<Record<Holding, string>>;
}

/** As far as the game stands: the script is played no further than its first expectation that is not met. */
export function explainedPlayer({ start, steps }: Story, player: string): PlayerExplained {
  const failed = steps.findIndex(({ faults }) => faults.length > 0);
  const played = failed < 0 ? steps : steps.slice(0, failed + 1);
  const standing = start?.players.find(({ name }) => name === player);
  const before = {
    life: String(standing?.life ?? ''),
    hand: String(standing?.hand.length ?? ''),
    mana: standing?.mana ?? '',
  };
  const changes = played
    .flatMap(({ changed, line }) => changed.map((change) => ({ ...change, line })))
    .filter((change) => change.player === player)
    .map(({ player: _player, ...change }) => change);
  const now = (what: Holding): string => changes.findLast((one) => one.what === what)?.after ?? before[what];
  return { player, start: before, changes, result: { life: now('life'), hand: now('hand'), mana: now('mana') } };
}

export function playerExplanation(
  { player, start, changes, result }: PlayerExplained,
  where: string,
  edition: EditionName,
  width: number,
): string {
  const said = (amount: string): string => amount || 'none';
  const of = (what: Holding): string[] => [
    '',
    `${what}: ${said(start[what])}${changes.some((one) => one.what === what) ? '' : ', and nothing changes it.'}`,
    ...changes
      .filter((one) => one.what === what)
      .flatMap(({ before, after, cause, line }) => [
        `  ${said(before)} → ${said(after)}`,
        `    ${wrapped(`${line}${cause === null ? '' : `; because of ${causeWords(cause, edition)}`}`, width - 4, '    ')}`,
      ]),
  ];
  return [
    `${player}, ${where}: ${HOLDINGS.map((what) => `${what} ${said(result[what])}`).join(', ')}`,
    ...HOLDINGS.flatMap(of),
  ].join('\n');
}
