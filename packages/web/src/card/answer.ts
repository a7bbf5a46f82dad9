/** What the Lab's worker answers to a question about the cards, as soon as it is known. */
import { useEffect, useState } from 'react';
import { ask } from '../asking/asking.ts';
import type { CardFinding, CardsFound } from './finding.ts';
import { type Wrong, wrongOf } from '../words/trouble.ts';

type Answered<K extends keyof CardFinding> = ReturnType<CardFinding[K]> | 'asking' | Error;

/** The answer; until it comes, the one to the question before. About null nothing is asked: the worker fetches all cards to answer. */
export function useAnswer<K extends keyof CardFinding>(question: K, about: string | null): Answered<K> {
  const [answer, setAnswer] = useState<Answered<K>>('asking');
  useEffect(() => {
    if (about === null) return undefined;
    let here = true;
    const show = (found: Answered<K>): void => {
      if (here) setAnswer(found);
    };
    ask(question, ...([about] as Parameters<CardFinding[K]>)).then(show, show);
    return () => {
      here = false;
    };
  }, [question, about]);
  return answer;
}

/** A problem of the query is said in English, one of asking by the page. */
export type CardsShown = Omit<CardsFound, 'problem'> & { readonly problem: Wrong | null };

const NONE: CardsShown = { names: [], total: 0, problem: null };

/** The cards that fit what is typed; what goes wrong is their problem. */
export function useFoundCards(typed: string): CardsShown {
  const isTyped = typed.trim() !== '';
  const found = useAnswer('findCards', isTyped ? typed : null);
  if (found === 'asking' || !isTyped) return NONE;
  return found instanceof Error ? { ...NONE, problem: wrongOf(found) } : found;
}
