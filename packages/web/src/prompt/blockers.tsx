/** Declaring blockers: each creature that may block, and which attackers it blocks. 2006: 309 · 2009, 2011, 2026: 509 */
import type { WireDecision } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { setDraft, useApp } from '../connection/store.ts';
import { toggleBlock } from '../seen/answering.ts';
import { Foreseen, Suggest } from './foreseen.tsx';
import { useWords } from '../words/language.ts';

export function Blockers({ decision }: { decision: WireDecision }): ReactNode {
  const { prompt } = useWords('table');
  const draft = useApp((state) => state.draft);
  return (
    <>
      <p className="prompt-hint how-to">{prompt.howToBlock}</p>
      <ul className="options" aria-label={prompt.blockers}>
        {(decision.blockers ?? []).map((one, place) => {
          const blocks = draft.blocks.get(one.blocker) ?? [];
          const open = draft.blocker === one.blocker;
          return (
            <li key={one.blocker} className={open ? 'open' : undefined}>
              <Button
                className={`option${blocks.length > 0 ? ' chosen' : ''}`}
                aria-expanded={open}
                onPress={() => setDraft({ ...draft, blocker: open ? 0 : one.blocker })}
              >
                {place < 9 && draft.blocker === 0 && <kbd>{place + 1}</kbd>}
                <span>{one.label}</span>
                <span className="times">
                  {blocks.length === 0
                    ? ''
                    : prompt.blocks(blocks.map((index) => one.attackers[index]?.label ?? '').join(', '))}
                </span>
              </Button>
              {open && (
                <ul className="options nested" aria-label={prompt.whatBlocks(one.label)}>
                  {one.attackers.map((attacker, index) => (
                    <li key={attacker.id}>
                      <Button
                        className={`option${blocks.includes(index) ? ' chosen' : ''}`}
                        aria-pressed={blocks.includes(index)}
                        onPress={() => {
                          const next = toggleBlock(decision, draft, one.blocker, index);
                          setDraft(one.max === 1 ? { ...next, blocker: 0 } : next);
                        }}
                      >
                        {index < 9 && <kbd>{index + 1}</kbd>}
                        <span>{attacker.label}</span>
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      <div className="prompt-buttons">
        <Suggest what="blocks" />
      </div>
      <Foreseen decision={decision} />
    </>
  );
}
