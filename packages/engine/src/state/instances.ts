/**
 * Which instance of a keyword an ability belongs to: where several of one keyword are on an object, each has its own choices, payments and linked cards.
 * 2006: 502.52b · 2009: 702.53b, 702.75b · 2011: 607.4, 702.54b, 702.76b · 2026: 607.5, 702.56b, 702.78b, 702.136b, 702.152b, 702.153b
 */
import type { AbilityRef } from './state.ts';

/** The keyword ability that this ability is part of, and what gave it to the object; empty for an ability of no keyword. */
export const instanceOf = (ref: AbilityRef | null): string =>
  ref === null || !ref.path.includes('#') ? '' : given(ref, keywordOf(ref).path);

/** The keyword ability that this ability is part of. */
export const keywordOf = (ref: AbilityRef): AbilityRef => ({
  ...ref,
  path: ref.path.slice(0, ref.path.lastIndexOf('#')),
});

const given = ({ env }: AbilityRef, path: string): string => `${path}|${env?.['granter']?.objects?.join() ?? ''}`;

/** The tag of a cost that is paid for one instance alone: of a keyword (replicate, conspire, blitz), or of an ability of none. */
export const ownTag = (tag: string, ref: AbilityRef): string => `${tag}|${instanceOf(ref) || given(ref, ref.path)}`;

/** The tag as its keyword gives it. */
export const wordOfTag = (tag: string): string => tag.split('|', 1)[0] as string;
