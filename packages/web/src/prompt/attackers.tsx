/** Declaring attackers: each creature that may attack, and what. 2006: 308 · 2009, 2011, 2026: 508 */
import type { WireDecision } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { setDraft, useApp } from '../connection/store.ts';
import { attackWithAll, cycleAttack } from './answering.ts';

export function Attackers({ decision }: { decision: WireDecision }): ReactNode {
  const draft = useApp((state) => state.draft);
  const candidates = decision.attackers ?? [];
  return (
    <>
      <ul className="options" aria-label="Creatures that may attack">
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
                <span className="times">{attacked ? `→ ${attacked.label}` : one.must ? 'must attack' : 'stays'}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {candidates.length > 1 && (
        <div className="prompt-buttons">
          <Button className="button" onPress={() => setDraft(attackWithAll(decision, draft))}>
            All attack <kbd>A</kbd>
          </Button>
          <Button className="button" onPress={() => setDraft({ ...draft, attacks: new Map() })}>
            None
          </Button>
        </div>
      )}
    </>
  );
}
