/** Seams of the editions that a table takes from another edition: in words, and what each edition has there. */
import { request } from '#home';
import type { HouseRuleEntry, WireEdition } from '@rulewright/protocol';
import { useEffect, useState } from 'react';

export type HouseRules = Readonly<Record<string, WireEdition>>;

/** `manaBurn` as “mana burn”. */
export const seamWords = (seam: string): string => seam.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** “mana burn (October 2006)” */
export const houseRuleWords = (rules: HouseRules, editions: Readonly<Record<WireEdition, string>>): string =>
  Object.entries(rules)
    .map(([seam, from]) => `${seamWords(seam)} (${editions[from]})`)
    .join(', ');

/** All seams, as the server lists them to whoever looks; `lost`: it does not. */
export function useSeams(): { readonly seams: readonly HouseRuleEntry[]; readonly lost: boolean } {
  const [seams, setSeams] = useState<readonly HouseRuleEntry[]>([]);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let stale = false;
    request('/house-rules')
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`/house-rules: ${answer.status}`);
        return (await answer.json()) as HouseRuleEntry[];
      })
      .then(
        (all) => !stale && setSeams(all),
        () => !stale && setLost(true),
      );
    return () => {
      stale = true;
    };
  }, []);
  return { seams, lost };
}
