/** Before a declaration is sent: what combat would do after it, and the built-in player's declaration. 2006: 308–310 · 2009, 2011, 2026: 508–510 */
import { answerOf, type PreviewMessage, type WireDecision, type WireView } from '@rulewright/protocol';
import { type ReactNode, useEffect } from 'react';
import { Button } from 'react-aria-components';
import { findObject } from '../seen/objects.ts';
import { ask, suggestDeclaration, useApp } from '../connection/store.ts';

import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';

/** Milliseconds after the last change of the draft until it is asked about. */
const SETTLED_MS = 150;

export function Suggest({ what }: { what: 'attack' | 'blocks' }): ReactNode {
  const { prompt } = useWords('table');
  const slow = useApp((state) => state.slow);
  return (
    <Button className="button quiet" isDisabled={slow} onPress={suggestDeclaration}>
      {prompt.suggest[what]} <kbd>B</kbd>
    </Button>
  );
}

/** “Dies: Grizzly Bears. You: 12 life.” */
export function foreseenWords(
  view: WireView,
  { gone, life, lost, whole }: PreviewMessage,
  words: Words['table']['prompt'],
): string {
  const names = gone.map((id) => findObject(view, id)?.name ?? words.something);
  const whose = (player: number): string => (player === view.seat ? words.you : (view.players[player]?.name ?? ''));
  const sentences = [
    ...(names.length > 0 ? [words.dies(names)] : []),
    ...life.map(({ player, life: left }) => words.lifeThen(whose(player), view.players[player]?.life, left)),
    ...lost.map((player) => (player === view.seat ? words.youLose : words.loses(whose(player)))),
  ];
  const known = sentences.length > 0 ? sentences.join('. ') : words.nothingHappens;
  return `${known}${whole ? '' : words.unforeseen}.`;
}

/** What would happen if nobody did anything more. */
export function Foreseen({ decision }: { decision: WireDecision }): ReactNode {
  const { prompt } = useWords('table');
  const draft = useApp((state) => state.draft);
  const view = useApp((state) => state.game?.view);
  const foreseen = useApp((state) => state.foreseen);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { game } = useApp.getState();
      if (game === null || game.decision === null) return;
      ask({ type: 'preview', decision: game.decision, epoch: game.epoch, answer: answerOf(decision, draft) })
        .then((seen) => {
          if (seen.type === 'preview' && useApp.getState().draft === draft) useApp.setState({ foreseen: seen });
        })
        .catch(() => useApp.setState({ foreseen: null })); // no legal declaration yet, or the connection is lost
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [decision, draft]);
  return (
    <output className="foreseen" aria-label={prompt.foreseen}>
      {view && foreseen ? foreseenWords(view, foreseen, prompt) : ''}
    </output>
  );
}
