/** Two commanders of one deck. 2006, 2009, 2011: none · 2026: 702.124 */
import type { CardText } from './card-text.ts';

/** A partner ability: what both must have alike, or what the other must be. */
type Partner =
  | { readonly kind: 'alike'; readonly ability: string }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'background' }
  | { readonly kind: 'doctor' };

/**
 * Whether both may lead a deck together; each partner ability pairs in its own way, and none with another (702.124f). Whether each is a
 * card that leads at all is asked elsewhere, but for a Background, which leads only so (702.124k).
 */
export const arePartners = (a: CardText, b: CardText): boolean =>
  partnersOf(a).some((one) => fits(one, a, b)) || partnersOf(b).some((one) => fits(one, b, a));

export const isBackground = ({ supertypes, types, subtypes }: CardText): boolean =>
  supertypes.includes('Legendary') && types.includes('Enchantment') && subtypes.includes('Background');

function fits(ability: Partner, own: CardText, other: CardText): boolean {
  switch (ability.kind) {
    // 702.124h–i
    case 'alike':
      return partnersOf(other).some((one) => one.kind === 'alike' && one.ability === ability.ability);
    // 702.124j
    case 'named':
      return (
        other.name === ability.name && partnersOf(other).some((one) => one.kind === 'named' && one.name === own.name)
      );
    // 702.124k
    case 'background':
      return isBackground(other);
    // 702.124m: a Time Lord Doctor without another creature type
    case 'doctor':
      return (
        other.supertypes.includes('Legendary') &&
        other.types.includes('Creature') &&
        other.subtypes.length === 2 &&
        other.subtypes.includes('Time Lord') &&
        other.subtypes.includes('Doctor')
      );
  }
}

/** The partner abilities that the card's text has, each on a line or between commas. */
function partnersOf({ text, faces }: CardText): readonly Partner[] {
  return (faces?.[0]?.text ?? text).split('\n').flatMap((line): readonly Partner[] => {
    const words = line.replaceAll(/\([^)]*\)/g, '').trim();
    const named = /^partner with (.+)$/i.exec(words)?.[1];
    if (named !== undefined) return [{ kind: 'named', name: named }];
    return words.split(/[,;] /).flatMap((word): readonly Partner[] => {
      const ability = word.toLowerCase();
      if (ability === 'choose a background') return [{ kind: 'background' }];
      if (/^doctor['’]s companion$/.test(ability)) return [{ kind: 'doctor' }];
      // an older wording of the partner ability of that name
      if (ability === 'friends forever') return [{ kind: 'alike', ability: 'partner—friends forever' }];
      return ability === 'partner' || ability.startsWith('partner—') ? [{ kind: 'alike', ability }] : [];
    });
  });
}
