/** The notation of the open branch, to be written in: what is wrong is underlined, and said with its line and column. */
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { AddCard } from './add-card.tsx';
import type { Fault } from './bench.ts';
import { branchOf } from './document.ts';
import { openExample, openNew, typeText, useLab, soon } from './lab-state.ts';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export function Editor(): ReactNode {
  const { editor, panes } = useWords('lab');
  const typed = useLab((state) => state.typed);
  const faults = useLab((state) => state.faults);
  const doc = useLab((state) => state.doc);
  const field = useRef<HTMLTextAreaElement>(null);
  const behind = useRef<HTMLPreElement>(null);
  const scrolled = (): void => {
    if (behind.current && field.current) behind.current.scrollTop = field.current.scrollTop;
  };
  useEffect(scrolled, [typed]);
  const current = currentLines(
    doc.head,
    branchOf(doc)[doc.at - 1]?.text ?? null,
    branchOf(doc)
      .slice(0, doc.at - 1)
      .map(({ text }) => text),
  );
  return (
    <section className="lab-editor" aria-label={panes.write}>
      <div className="editor-begin">
        <Button className="button small" onPress={() => soon(openNew())}>
          {editor.begin}
        </Button>
        <Button className="button small" onPress={() => soon(openExample())}>
          {editor.example}
        </Button>
      </div>
      <div className="editor-paper">
        <pre className="editor-behind" aria-hidden="true" ref={behind}>
          {typed.split('\n').map((line, at) => (
            <Line
              key={at}
              line={line}
              current={faults.length === 0 && at >= current.from && at < current.to}
              fault={faults.find((one) => one.line === at + 1)}
            />
          ))}
        </pre>
        <textarea
          ref={field}
          aria-label={editor.text}
          lang="en"
          aria-invalid={faults.length > 0}
          aria-describedby="lab-faults"
          spellCheck={false}
          autoCapitalize="off"
          value={typed}
          onChange={({ target }) => soon(typeText(target.value))}
          onScroll={scrolled}
        />
      </div>
      <ul className="lab-faults" id="lab-faults" aria-live="polite">
        {faults.map((fault) => (
          <li key={`${fault.line} ${fault.column} ${fault.message}`}>
            <Button className="button small" onPress={() => goTo(field.current, fault)}>
              {editor.place(fault.line, fault.column)}
            </Button>{' '}
            <English>{fault.message}</English>
          </li>
        ))}
      </ul>
      <AddCard />
    </section>
  );
}

/** Where the line last played stands in the text. */
function currentLines(head: string, text: string | null, before: readonly string[]): { from: number; to: number } {
  if (text === null) return { from: -1, to: -1 };
  const count = (one: string): number => one.split('\n').length;
  const from = [head, ...before].reduce((sum, one) => sum + count(one), 0);
  return { from, to: from + count(text) };
}

/** Drawn again only where it is different: a script may have hundreds of lines, of which a step changes two. */
const Line = memo(function Line({
  line,
  current,
  fault,
}: {
  line: string;
  current: boolean;
  fault: Fault | undefined;
}): ReactNode {
  return (
    <span className={current ? 'line current' : 'line'}>
      {fault ? <Marked line={line} fault={fault} /> : line}
      {'\n'}
    </span>
  );
});

function Marked({ line, fault }: { line: string; fault: Fault }): ReactNode {
  const from = Math.min(fault.column - 1, line.length);
  const to = fault.end === null ? line.length : fault.end - 1;
  return (
    <>
      {line.slice(0, from)}
      <mark>{line.slice(from, to) || ' '}</mark>
      {line.slice(to)}
    </>
  );
}

function goTo(field: HTMLTextAreaElement | null, { line, column }: Fault): void {
  if (!field) return;
  const before = field.value.split('\n').slice(0, line - 1);
  const at = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  field.focus();
  field.setSelectionRange(at, at);
}
