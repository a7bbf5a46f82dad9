/** The work of a thread that thinks for the search players. */
import { decision, load } from '@rulewright/engine';
import { answerWords, searchPlayer } from '@rulewright/players';
import type { Compared, Said, Thinking } from './thinker.ts';

export function thought({ saved, seed, budget }: Thinking): Said {
  const loaded = load(saved);
  if (!loaded.ok) return { error: loaded.error };
  const { game } = loaded;
  const asked = decision(game);
  if (asked === null) return { error: 'nobody is asked' };
  const compared: Compared[] = [];
  const player = searchPlayer(seed, budget, ({ best, others }) => {
    for (const { answer, win, error, games } of [best, ...others])
      if (games > 0) compared.push({ says: answerWords(game, asked, answer), win, error, games });
  });
  const answer = player(asked, game);
  return { answer, says: answerWords(game, asked, answer), compared };
}
