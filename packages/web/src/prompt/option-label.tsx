/** What an option is called where it is chosen: as the game calls it, in English; a mulligan by what it does, where the question alone would leave it at yes or no. */
import type { WireDecision, WireOption } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { WithSymbols } from '../card/symbols.tsx';
import { useApp } from '../connection/store.ts';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export function OptionLabel({ decision, option }: { decision: WireDecision; option: WireOption }): ReactNode {
  const { mulligan, you } = useWords('game');
  const seat = useApp((state) => state.game?.view.seat);
  if (decision.kind === 'mulligan' && typeof option.value['yes'] === 'boolean')
    return option.value['yes'] ? mulligan.take : mulligan.keep;
  if (option.value['player'] === seat && seat !== undefined) return you;
  return (
    <English>
      <WithSymbols text={option.label} />
    </English>
  );
}
