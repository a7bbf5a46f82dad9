/** Declaring attackers: each creature that may attack, and what. 2006: 308 · 2009, 2011, 2026: 508 */
import type { WireDecision } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { allAttack, setDraft, useApp } from '../connection/store.ts';
import { cycleAttack } from '../seen/answering.ts';
import { Foreseen, Suggest } from './foreseen.tsx';
import { useWords } from '../words/language.ts';

export function Attackers({ decision }: { decision: WireDecision }): ReactNode {
  const draft = useApp((state) => state.draft);
  const slow = useApp((state) => state.slow);
  const { prompt } = useWords('table');
  const { playerName } = useWords();
  const candidates = decision.attackers ?? [];
  return (
    <>
      <ul className="options" aria-label={prompt.attackers}>
        {candidates.map((one, place) => {
          const target = draft.attacks.get(one.attacker);
          const attacked = target === undefined ? undefined : one.targets[target];
          return (
            <li key={one.attacker}>
              <Button
                className={`option${attacked ? ' chosen' : ''}`}
                aria-pressed={attacked !== undefined}
                onPress={() => setDraft(cycleAttack(decision, draft, one.attacker))}
              >
                {place < 9 && <kbd>{place + 1}</kbd>}
                <span>{one.label}</span>
                <span className="times">
                  {attacked ? `→ ${playerName(attacked.label)}` : one.must ? prompt.mustAttack : prompt.stays}
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="prompt-buttons">
        {draft.attacks.size < candidates.length && (
          <Button className="button" isDisabled={slow} onPress={allAttack}>
            {candidates.length === 1 ? prompt.attack : prompt.allAttack} <kbd>A</kbd>
          </Button>
        )}
        {draft.attacks.size > 0 && (
          <Button className="button" onPress={() => setDraft({ ...draft, attacks: new Map() })}>
            {prompt.none}
          </Button>
        )}
        <Suggest what="attack" />
      </div>
      <Foreseen decision={decision} />
    </>
  );
}
