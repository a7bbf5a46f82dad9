/** What no scenario can show, by reason. A citation is one rule, without what stands under it, or a range of the edition's order with all between. */
import type { EditionName } from '@rulewright/engine';
import type { Reason } from '../nothing-to-run.ts';

export const NOTHING_TO_RUN: readonly (Reason & { readonly rules: Partial<Readonly<Record<EditionName, string>>> })[] =
  [];

export const NO_GLOSSARY_TO_RUN: readonly (Reason & { readonly title: string })[] = [];
