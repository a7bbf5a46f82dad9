/** What no scenario can show, by reason. A citation is one rule, without what stands under it, or a range of the edition's order with all between. */
import type { EditionName } from '@rulewright/engine';
import type { Reason } from '../nothing-to-run.ts';

export const NOTHING_TO_RUN: readonly (Reason & { readonly rules: Partial<Readonly<Record<EditionName, string>>> })[] =
  [
    { kind: 'definition', why: 'which games the rules are for', rules: { '2006-10': '100.1–100.1b 600.1 600.2' } },
    {
      kind: 'definition',
      why: 'what a player, a token, a spell, a permanent, an ability and an object are',
      rules: { '2006-10': '200.3 200.4 200.5 200.6 200.7 200.8' },
    },
    {
      kind: 'definition',
      why: 'the parts of a card, and which are characteristics',
      rules: { '2006-10': '201.1 201.2' },
    },
    { kind: 'definition', why: 'which zones there are', rules: { '2006-10': '217.1' } },
    { kind: 'definition', why: 'which symbols there are', rules: { '2006-10': '104.3' } },
    { kind: 'definition', why: 'which card types have subtypes of their own', rules: { '2006-10': '205.3d 212.1a' } },
    { kind: 'definition', why: 'what the two numbers of a creature card are', rules: { '2006-10': '208.1' } },
    {
      kind: 'definition',
      why: 'what abilities and effects are, and which kinds there are',
      rules: {
        '2006-10': '400.1 400.2 402.1–402.4 404.1 404.4 405.2 408.2a 416.1 417.1 418.1 419.1 419.1a 419.1d 419.7a',
      },
    },
    { kind: 'definition', why: 'what state-based effects are', rules: { '2006-10': '420.1 420.2' } },
    {
      kind: 'definition',
      why: 'what loops, restrictions, requirements and evasion abilities are',
      rules: { '2006-10': '421.1 500.1 501.1' },
    },
    { kind: 'definition', why: 'the game has no default for ties', rules: { '2006-10': '413.2i' } },
    {
      kind: 'definition',
      why: 'what keywords are, and which kind of ability one is',
      rules: {
        '2006-10': '502.1 502.2a 502.4a 502.5a 502.8a 502.10a 502.14a 502.15a 502.17a 502.25a 502.28a 502.41a 502.49a',
      },
    },
    {
      kind: 'definition',
      why: 'what a copy is, and what lets objects be face down',
      rules: { '2006-10': '503.1 504.1' },
    },
    { kind: 'definition', why: 'what a subgame is', rules: { '2006-10': '506.1' } },
    { kind: 'definition', why: 'what status is', rules: { '2006-10': '510.1 510.2' } },
    {
      kind: 'definition',
      why: 'what an option or variant is, and who uses it',
      rules: { '2006-10': '601.1 601.2 602.1 603.1 604.1 605.1 606.1 606.2 607.1 608.1 609.1' },
    },
    {
      kind: 'naming',
      why: 'where something is printed on a card, and what it looks like',
      rules: { '2006-10': '104.5 202.1 204.1 205.1 206.1 206.2 207.1–207.3 209.1 210.1 211.1 505.1 508.1–508.1a' },
    },
    {
      kind: 'naming',
      why: 'how subtypes are written, and what they are called',
      rules: { '2006-10': '205.3a–205.3c 212.2c 212.3c 212.4c 212.5c 212.6c 212.7c' },
    },
    {
      kind: 'naming',
      why: 'what an object with something attached to it is called',
      rules: { '2006-10': '212.2j 212.4h' },
    },
    { kind: 'naming', why: 'when an object is called a card, and when a spell', rules: { '2006-10': '213.3' } },
    { kind: 'naming', why: 'the general term for abilities of one kind', rules: { '2006-10': '502.6a 502.23a' } },
    {
      kind: 'tournament',
      why: 'decks, and what must be at the table',
      rules: { '2006-10': '100.2–100.5 217.9a 217.9c 600.3' },
    },
    { kind: 'tournament', why: 'where the wording of a card is found', rules: { '2006-10': '200.2' } },
    {
      kind: 'tournament',
      why: 'agreeing on who begins, and on options',
      rules: { '2006-10': '101.2 601.2a 605.2a–605.2c 607.6 608.2c 609.2a–609.2c' },
    },
    { kind: 'tournament', why: 'where players sit', rules: { '2006-10': '605.3 606.3 607.2 608.3 609.3' } },
    {
      kind: 'tournament',
      why: 'keeping and counting objects that lie on the table',
      rules: { '2006-10': '217.2c 217.5a 217.7c 504.4 508.3' },
    },
    { kind: 'tournament', why: "decisions that are none of the game's", rules: { '2006-10': '507.3c' } },
    { kind: 'tournament', why: 'what coin is used', rules: { '2006-10': '511.3' } },
    {
      kind: 'pointer',
      why: 'its subrules say it',
      rules: { '2006-10': '102.2 102.3 102.4 410.9 413.2 420.5 423.6 601.5 605.2 606.4 606.8 607.3 607.5 608.2 609.2' },
    },
    {
      kind: 'pointer',
      why: 'another rule says it',
      rules: {
        '2006-10': '205.4c 205.4d 408.1a 408.1g–408.1i 408.2b 408.2f 502.26f 502.33b 502.45b 605.4 607.3b 608.5 609.5',
      },
    },
  ];

/** Entries of the 2006 glossary. */
export const NO_GLOSSARY_TO_RUN: readonly (Reason & { readonly title: string })[] = [
  {
    kind: 'naming',
    why: 'an informal word for playing something while something else is on the stack',
    title: 'Respond, Response (Informal)',
  },
  { kind: 'naming', why: 'how a former term is read', title: 'Snow-Covered (Obsolete)' },
  { kind: 'naming', why: 'how the subtypes of sorceries are called', title: 'Sorcery Type' },
  { kind: 'definition', why: 'what a part of a phase is called', title: 'Step' },
  { kind: 'definition', why: 'what subtypes are', title: 'Subtype' },
  { kind: 'definition', why: 'an ability without effect', title: 'Substance' },
  { kind: 'tournament', why: 'the size of a deck', title: 'Sealed Deck' },
  { kind: 'tournament', why: 'mixing a pile of cards by hand', title: 'Shuffle' },
];
