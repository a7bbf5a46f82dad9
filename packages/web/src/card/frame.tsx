/** A card as a frame drawn from its data, with its picture. Small on the battlefield, larger in hand, whole in the inspector. */
import type { WireObject } from '@rulewright/protocol';
import { memo, type ReactNode } from 'react';
import { withRule } from './marks.tsx';
import { bandOf, cornerOf, hasPT, isBasic, isChanged, knownAs, printedPT } from './describe.ts';
import { KEYWORD_GLYPHS, SICK_GLYPH } from './glyphs.ts';
import { keywordsOf } from './keywords.ts';
import { Picture } from './picture.tsx';
import { Symbol, WithSymbols } from './symbols.tsx';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export type FrameSize = 'small' | 'hand' | 'large';

/** The words of a mark that a small card has room for: “goaded” of “goaded by Ben”, “red” of “chosen color: red”. */
export const inShort = (label: string): string => label.replace(/ by .*$/, '').replace(/^.*: /, '');

const counterWords = (counter: string, count: number): string => {
  const power = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
  if (!power) return `${counter} ${count}`;
  const short = power[1] === power[2] ? power[1] : counter;
  return count === 1 ? `${short}` : `${short} ×${count}`;
};

/** Keywords by their signs. The most that fit; the inspector has them all. */
function Keywords({ object, most }: { object: WireObject; most: number }): ReactNode {
  const keywords = keywordsOf(object).filter(({ words }) => words in KEYWORD_GLYPHS || words.includes(' '));
  if (keywords.length === 0) return null;
  return (
    <span className="keywords">
      {keywords.slice(0, most).map(({ words, glyph }) => (
        <span className="keyword" key={words} title={words} lang="en">
          {glyph}
        </span>
      ))}
    </span>
  );
}

function Badges({ object }: { object: WireObject }): ReactNode {
  const words = useWords('game');
  return (
    <span className="badges">
      {object.kind !== 'card' &&
        object.kind !== 'ability' &&
        object.zone === 'battlefield' &&
        object.cardName === '' && <span className="badge">{words.card.kinds[object.kind]}</span>}
      {object.cardName !== object.name && object.cardName !== '' && !object.faceDown && (
        <span className="badge badge-copy" title={words.card.copyOf(object.cardName, object.name)}>
          {object.cardName}
        </span>
      )}
      {object.counters
        .filter(({ counter }) => counter !== 'loyalty' && counter !== 'defense')
        .map(({ counter, count }) => (
          <span className="badge badge-counter" key={counter} title={words.card.counters(count, counter)}>
            <English>{counterWords(counter, count)}</English>
          </span>
        ))}
      {object.marks.map((mark) => (
        <span className="badge badge-mark" key={`${mark.mark}${mark.label}`} title={withRule(mark, words)}>
          <English>{inShort(mark.label)}</English>
        </span>
      ))}
      {object.damage > 0 && <span className="badge badge-damage">{words.card.damage(object.damage)}</span>}
      {object.phasedOut && <span className="badge">{words.card.phasedOut}</span>}
    </span>
  );
}

function Corner({ object }: { object: WireObject }): ReactNode {
  const corner = cornerOf(object);
  if (corner === null) return null;
  const changed = isChanged(object);
  const less =
    changed &&
    object.printed !== null &&
    (object.power ?? 0) + (object.toughness ?? 0) < object.printed.power + object.printed.toughness;
  return (
    <span className={`frame-pt${changed ? ' changed' : ''}${less ? ' less' : ''}`}>
      {String(corner)
        .split('/')
        .map((part, at) => (
          <span key={at}>
            {at > 0 && <span className="slash">/</span>}
            {part}
          </span>
        ))}
      {changed && <s>{printedPT(object)}</s>}
    </span>
  );
}

/** How much of its toughness is damaged, in hundredths. */
const tideOf = ({ damage, toughness }: WireObject): number =>
  damage <= 0 ? 0 : Math.min(100, Math.round((damage / Math.max(1, toughness ?? 1)) * 100));

/** The face only; what can be done with it is up to who shows it. Hidden from screen readers: `describe` speaks for it. */
export const Frame = memo(function Frame({ object, size }: { object: WireObject; size: FrameSize }): ReactNode {
  const { card } = useWords('game');
  const onTable = object.zone === 'battlefield' && size === 'small';
  const states = [
    object.kind === 'token' ? 'is-token' : '',
    object.cardName !== object.name && object.cardName !== '' && !object.faceDown ? 'is-copy' : '',
    onTable && object.sick && hasPT(object) ? 'is-sick' : '',
  ];
  const tide = onTable ? tideOf(object) : 0;
  return (
    <span className={`frame frame-${size} band-${bandOf(object)} ${states.join(' ')}`} aria-hidden="true">
      <span className="frame-head">
        <span className="frame-name" lang="en">
          {knownAs(object)}
        </span>
        {size === 'small' ? (
          object.tapped && <span className="tap-mark">↷</span>
        ) : (
          <span className="frame-cost">
            <WithSymbols text={object.manaCost} silent />
          </span>
        )}
      </span>
      <span className="frame-window">
        <Picture of={{ ...object, name: knownAs(object) }} />
        {tide > 0 && <span className="tide" style={{ height: `${tide}%` }} />}
        {onTable && object.sick && hasPT(object) && (
          <span className="sick" title={card.sickHint}>
            {String.fromCodePoint(SICK_GLYPH)}
          </span>
        )}
        <span className="frame-foot">
          <Badges object={object} />
          {size === 'small' && <Keywords object={object} most={4} />}
          <Corner object={object} />
        </span>
      </span>
      {size !== 'small' && (
        <>
          <span className="frame-type" lang="en">
            {object.typeLine}
          </span>
          {isBasic(object) ? (
            <span className="frame-text frame-basic">
              <Symbol symbol={bandOf(object).toUpperCase()} silent />
            </span>
          ) : (
            <span className="frame-text" lang="en">
              {object.abilities.map((text, index) => (
                <span className="frame-line" key={index}>
                  <WithSymbols text={text} silent />
                </span>
              ))}
            </span>
          )}
        </>
      )}
    </span>
  );
});
