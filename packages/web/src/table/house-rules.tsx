/** The house rules that a table plays by: a button beside its edition, which lists them. */
import type { WireEdition } from '@rulewright/protocol';
import { type ReactNode, useRef, useState } from 'react';
import { Button, Dialog, Popover } from 'react-aria-components';
import { type HouseRules, seamWords, useSeams } from '../connection/seams.ts';
import { useWords } from '../words/language.ts';

export function HouseRulesChip({ rules, edition }: { rules: HouseRules; edition: WireEdition }): ReactNode {
  const { houseRules } = useWords('table');
  const count = Object.keys(rules).length;
  const [isOpen, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={chip}
        className="button quiet house-rules-chip"
        aria-label={houseRules.chip(count)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <svg className="bar-icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 10l7-6 7 6M5 9v8h10V9" />
        </svg>
        {count}
      </Button>
      <Popover className="popover" triggerRef={chip} isOpen={isOpen} onOpenChange={setOpen}>
        <Dialog className="house-rules-list" aria-label={houseRules.title}>
          <HouseRulesList rules={rules} edition={edition} />
        </Dialog>
      </Popover>
    </>
  );
}

/** Each in words, with what its edition has there, as far as the server says so. */
export function HouseRulesList({ rules, edition }: { rules: HouseRules; edition: WireEdition }): ReactNode {
  const { houseRules } = useWords('table');
  const { editions } = useWords();
  const { seams } = useSeams();
  return (
    <>
      <h2>{houseRules.title}</h2>
      <ul>
        {Object.entries(rules).map(([seam, from]) => {
          const value = seams.find((one) => one.seam === seam)?.values[from];
          return (
            <li key={seam}>
              <b lang="en">{seamWords(seam)}</b> {houseRules.as(editions[from])}
              {value !== undefined && <span lang="en">: {value}</span>}
            </li>
          );
        })}
      </ul>
      <p>{houseRules.rest(editions[edition])}</p>
    </>
  );
}
