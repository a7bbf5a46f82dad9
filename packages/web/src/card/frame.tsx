/** A card as a frame drawn from its data: no pictures. Small on the battlefield, larger in hand, whole in the inspector. */
import type { WireObject } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { withRule } from '../table/marks.tsx';
import { cornerOf, toneOf } from './describe.ts';
import { TypeSign, WithSymbols } from './symbols.tsx';

export type FrameSize = 'small' | 'hand' | 'large';

function shortAbilities(object: WireObject): readonly string[] {
  return object.abilities
    .map((text) => text.replace(/ ?\([^)]*\)$/, ''))
    .filter((text) => text.length <= 22 && !text.includes(':'));
}

/** The words of a mark that a small card has room for: “goaded” of “goaded by Ben”, “red” of “chosen color: red”. */
export const inShort = (label: string): string => label.replace(/ by .*$/, '').replace(/^.*: /, '');

function Badges({ object }: { object: WireObject }): ReactNode {
  return (
    <span className="badges">
      {object.counters.map(({ counter, count }) => (
        <span className="badge badge-counter" key={counter}>
          {/^[+-]\d+\/[+-]\d+$/.test(counter)
            ? count === 1
              ? counter
              : `${counter} ×${count}`
            : `${counter} ${count}`}
        </span>
      ))}
      {object.marks.map((mark) => (
        <span className="badge badge-mark" key={`${mark.mark}${mark.label}`} title={withRule(mark)}>
          {inShort(mark.label)}
        </span>
      ))}
      {object.damage > 0 && <span className="badge badge-damage">{object.damage} dmg</span>}
      {object.attacking && <span className="badge badge-attack">attack</span>}
      {object.blocking.length > 0 && <span className="badge badge-block">block</span>}
      {object.phasedOut && <span className="badge">phased out</span>}
    </span>
  );
}

/** The face only; what can be done with it is up to who shows it. Hidden from screen readers: `describe` speaks for it. */
export function Frame({ object, size }: { object: WireObject; size: FrameSize }): ReactNode {
  const land = object.types.some((type) => type.toLowerCase() === 'land');
  const lines = size === 'small' ? shortAbilities(object) : object.abilities;
  return (
    <span className={`frame frame-${size} tone-${toneOf(object)}${land ? ' is-land' : ''}`} aria-hidden="true">
      <span className="frame-head">
        <span className="frame-name">{object.name}</span>
        <span className="frame-cost">
          <WithSymbols text={object.manaCost} silent />
        </span>
      </span>
      <span className="frame-art">
        <TypeSign types={object.faceDown ? [] : object.types} />
        {object.sick && object.zone === 'battlefield' && !land && <span className="sick">zZ</span>}
      </span>
      <span className="frame-type">{object.typeLine}</span>
      <span className="frame-text">
        {lines.map((text, index) => (
          <span className="frame-line" key={index}>
            <WithSymbols text={text} silent />
          </span>
        ))}
      </span>
      <span className="frame-foot">
        <Badges object={object} />
        {cornerOf(object) !== null && (
          <span className={`frame-pt${object.damage > 0 ? ' hurt' : ''}`}>{cornerOf(object)}</span>
        )}
      </span>
      {object.knownAs !== null && object.knownAs !== object.name && (
        <span className="frame-known">{object.knownAs}</span>
      )}
    </span>
  );
}
