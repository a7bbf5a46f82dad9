/** House rules: any seam of another edition over the rules that are played. The list of seams comes from the server when somebody looks. */
import type { WireEdition } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useWords } from '../words/language.ts';
import { type HouseRules, seamWords, useSeams } from '../connection/seams.ts';

export function HouseRuleChoices({
  edition,
  chosen,
  onChange,
}: {
  edition: WireEdition;
  chosen: HouseRules;
  onChange(chosen: HouseRules): void;
}): ReactNode {
  const said = useWords('lobby').houseRules;
  const { editions } = useWords();
  const { seams, lost } = useSeams();
  const others = (seam: string): [WireEdition, string][] => {
    const values = seams.find((one) => one.seam === seam)?.values ?? {};
    return (Object.entries(values) as [WireEdition, string][]).filter(
      ([from, value]) => from !== edition && value !== values[edition],
    );
  };
  const left = seams.filter(({ seam }) => !(seam in chosen) && others(seam).length > 0);
  return (
    <div className="house-rules">
      <span>{said.label}</span>
      {Object.entries(chosen).map(([seam, from]) => (
        <span key={seam} className="house-rule">
          <b lang="en">{seamWords(seam)}</b>
          <select
            aria-label={said.of(seamWords(seam))}
            value={from}
            onChange={({ target }) => onChange({ ...chosen, [seam]: target.value as WireEdition })}
          >
            {others(seam).map(([id, value]) => (
              <option key={id} value={id}>
                {said.as(editions[id], value)}
              </option>
            ))}
          </select>
          <Button
            className="button quiet small"
            aria-label={said.without(seamWords(seam))}
            onPress={() => onChange(Object.fromEntries(Object.entries(chosen).filter(([one]) => one !== seam)))}
          >
            ✕
          </Button>
        </span>
      ))}
      {lost && <span role="alert">{said.lost}</span>}
      {left.length > 0 && (
        <select
          aria-label={said.add}
          value=""
          onChange={({ target }) => {
            const [first] = others(target.value);
            if (first) onChange({ ...chosen, [target.value]: first[0] });
          }}
        >
          <option value="">{said.add}</option>
          {left.map(({ seam }) => (
            <option key={seam} value={seam} lang="en">
              {seamWords(seam)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
