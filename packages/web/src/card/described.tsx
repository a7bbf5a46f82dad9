/** An object in one line of words; what is English in every language is marked, so that it is heard as English. */
import type { WireObject, WireView } from '@rulewright/protocol';
import { Fragment, type ReactNode } from 'react';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { describe } from './describe.ts';

export function Described({ view, object }: { view: WireView; object: WireObject }): ReactNode {
  const { card } = useWords('game');
  return describe(view, object, card).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && ', '}
      {typeof part === 'string' ? part : <English>{part.english}</English>}
    </Fragment>
  ));
}
