/** Putting things in an order: triggers, blockers, cards on a library. First is first in the list. */
import type { WireDecision } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { WithSymbols } from '../card/symbols.tsx';
import { setDraft, useApp } from '../connection/store.ts';
import { move, optionsOf } from '../seen/answering.ts';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export function Order({ decision }: { decision: WireDecision }): ReactNode {
  const { prompt } = useWords('table');
  const { earlier, later } = useWords('game');
  const draft = useApp((state) => state.draft);
  const options = optionsOf(decision);
  const shift = (place: number, by: -1 | 1): void => setDraft({ ...draft, picked: move(draft.picked, place, by) });
  return (
    <ol className="options ordered" aria-label={prompt.order}>
      {draft.picked.map((index, place) => {
        const label = options[index]?.label ?? '';
        return (
          <li key={index} className="ordered-row">
            <span className="ordered-label">
              {place + 1}.{' '}
              <English>
                <WithSymbols text={label} />
              </English>
            </span>
            <Button
              className="button small"
              aria-label={earlier(label)}
              isDisabled={place === 0}
              onPress={() => shift(place, -1)}
            >
              ↑
            </Button>
            <Button
              className="button small"
              aria-label={later(label)}
              isDisabled={place === options.length - 1}
              onPress={() => shift(place, 1)}
            >
              ↓
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
