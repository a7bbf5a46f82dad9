/**
 * A card in the words of another time: its tree printed in that wording and read back. 2006: 200.2 · 2009, 2011, 2026: 108.1
 *
 * What it says is either a text that is read as the same tree, or the card's own; reminder text stays as it is on the card.
 */
import { type CardDefinition, type Face, holesOf } from '@rulewright/engine/vocabulary';
import type { CardText } from '../card-text.ts';
import { type CardPhrasing, compile } from '../compile.ts';
import type { Wording } from '../grammar/index.ts';
import { meaning } from '../hash.ts';
import { putBack, setAside } from '../normalise/paragraphs.ts';
import { type FacePhrasing, print } from '../print.ts';
import { ofItsTime } from './of-its-time.ts';

/** The definition with its texts in that wording, and its key; as it is where the wording has no words for it, or the same. */
export function reworded(
  card: CardText,
  { definition, phrasing }: { readonly definition: CardDefinition; readonly phrasing?: CardPhrasing },
  wording: Wording,
): CardDefinition {
  // of these the text is more than its tree
  if (phrasing === undefined || definition.byReminder !== undefined || holesOf(definition).length > 0)
    return definition;
  for (const phrased of [ofItsTime, asPhrased]) {
    const texts = definition.faces
      .slice(0, card.faces?.length ?? 1)
      .map((face, i) => textIn(face, phrasing.faces[i], wording, phrased));
    if (texts.includes(undefined)) continue;
    if (texts.every((text, i) => text === definition.faces[i]?.text)) return definition;
    const again = compile(withTexts(card, texts), { wording });
    if (again.ok && meaning(again.definition.faces) === meaning(definition.faces))
      return { ...definition, faces: again.definition.faces };
  }
  return definition;
}

const asPhrased: typeof ofItsTime = (_face, phrasing) => phrasing;

function withTexts(card: CardText, texts: readonly (string | undefined)[]): CardText {
  const [text = ''] = texts;
  return card.faces === undefined
    ? { ...card, text }
    : { ...card, faces: card.faces.map((face, i) => ({ ...face, text: texts[i] ?? '' })) };
}

function textIn(
  face: Face,
  phrasing: FacePhrasing | undefined,
  wording: Wording,
  phrased: typeof ofItsTime,
): string | undefined {
  if (face.text === undefined || phrasing === undefined) return face.text;
  const lines = print(face, wording, phrased(face, withoutReminders(phrasing), wording))?.split('\n');
  const own = face.text.split('\n');
  if (lines?.length !== own.length) return undefined;
  const whole = lines.map((line, i) => withRemindersOf(own[i] ?? '', line));
  return whole.includes(undefined) ? undefined : whole.join('\n');
}

const withoutReminders = (phrasing: FacePhrasing): FacePhrasing => ({
  ...phrasing,
  paragraphs: phrasing.paragraphs.map((paragraph) => ({ ...paragraph, reminders: [] })),
  ...(phrasing.striations && { striations: phrasing.striations.map(withoutReminders) }),
});

/** The line with the reminder texts of the card's own, each before the same words or between the same; undefined where one has no such place. */
function withRemindersOf(own: string, line: string): string | undefined {
  const { text, reminders } = setAside(own);
  const placed = reminders.flatMap(({ at, text: reminder }) => {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    if (line.endsWith(after)) return { at: line.length - after.length, text: reminder };
    const goesOn = firstWord(line.slice(at)) === firstWord(after);
    return line.startsWith(before) && goesOn ? { at, text: reminder } : [];
  });
  return placed.length < reminders.length ? undefined : putBack(line, placed);
}

const firstWord = (text: string): string | undefined => /^\W*\w*/.exec(text)?.[0];
