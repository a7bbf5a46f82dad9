/** The Lab's story beside another: of the edition beside it, or of another branch of the tree. */
import type { EditionName } from '@rulewright/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { ask } from '../asking/asking.ts';
import type { Told } from './bench.ts';
import { otherBranches, textOf } from './document.ts';
import { useLab } from './lab-state.ts';
import { Stories } from './stories.tsx';
import { useWords } from '../words/language.ts';

/** Both, each where it is asked for. */
export function Comparisons(): ReactNode {
  const beside = useLab((state) => state.beside);
  return (
    <>
      {beside !== null && <Compare />}
      <CompareBranches />
    </>
  );
}

function Compare(): ReactNode {
  const main = useLab((state) => state.main);
  const other = useLab((state) => state.other);
  const { twoEditions } = useWords('lab');
  if (!main || !other) return null;
  return (
    <section className="lab-compare" aria-label={twoEditions}>
      <Stories columns={[main, other]} />
    </section>
  );
}

/** The open branch beside the one that the reader chose, by the same rules. */
function CompareBranches(): ReactNode {
  const words = useWords('lab');
  const doc = useLab((state) => state.doc);
  const main = useLab((state) => state.main);
  const against = useLab((state) => state.against);
  const branch = otherBranches(doc).find(({ tip }) => tip === against);
  const told = useTold(branch ? textOf({ ...doc, tip: branch.tip }) : null, main?.edition ?? null);
  if (!main || !branch || told === null) return null;
  return (
    <section className="lab-compare" aria-label={words.twoBranches}>
      <Stories
        columns={[
          { ...main, title: words.thisBranch },
          { edition: main.edition, told, title: branch.called },
        ]}
      />
    </section>
  );
}

/** The story of a text; null until it is told, and where there is none. */
function useTold(text: string | null, edition: EditionName | null): Told | null {
  const [last, setLast] = useState<{ text: string; edition: EditionName; told: Told } | null>(null);
  useEffect(() => {
    if (text === null || edition === null) return undefined;
    let here = true;
    const show = (told: Told): void => {
      if (here) setLast({ text, edition, told });
    };
    ask('tell', text, edition).then(show, (error: Error) => show({ ok: false, message: error.message }));
    return () => {
      here = false;
    };
  }, [text, edition]);
  return last?.text === text && last.edition === edition ? last.told : null;
}
