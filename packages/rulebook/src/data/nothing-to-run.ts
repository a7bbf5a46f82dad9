/** What no scenario can show, by reason. A citation is one rule, without what stands under it, or a range of the edition's order with all between. */
import type { EditionName } from '@rulewright/engine';
import type { Reason } from '../nothing-to-run.ts';

export const NOTHING_TO_RUN: readonly (Reason & { readonly rules: Partial<Readonly<Record<EditionName, string>>> })[] =
  [
    {
      kind: 'definition',
      why: 'which games the rules are for',
      rules: {
        '2006-10': '100.1–100.1b 600.1 600.2',
        '2009-10': '100.1–100.1b 800.1 800.2',
        '2011-09': '100.1–100.1b 800.1 800.2',
        '2026-02': '100.1–100.1b 800.1 800.2',
      },
    },
    {
      kind: 'definition',
      why: 'what a player, a token, a spell, a permanent, an ability and an object are',
      rules: {
        '2006-10': '200.3 200.4 200.5 200.6 200.7 200.8',
        '2009-10': '102.1 109.1 110.5',
        '2011-09': '102.1 109.1 110.5',
        '2026-02': '102.1 109.1 111.1',
      },
    },
    {
      kind: 'definition',
      why: 'the parts of a card, and which are characteristics',
      rules: { '2006-10': '201.1 201.2', '2009-10': '109.3 200.1', '2011-09': '109.3 200.1', '2026-02': '109.3 200.1' },
    },
    {
      kind: 'definition',
      why: 'which zones there are',
      rules: {
        '2006-10': '217.1',
        '2009-10': '400.1 400.2 406.1 406.2 408.1',
        '2011-09': '400.1 400.2 406.1 406.2 408.1 408.3',
        '2026-02': '400.1 400.2 406.1 406.2 408.1 408.3',
      },
    },
    {
      kind: 'definition',
      why: 'which symbols there are',
      rules: { '2006-10': '104.3', '2009-10': '107.4', '2011-09': '107.4', '2026-02': '107.4' },
    },
    { kind: 'definition', why: 'which card types have subtypes of their own', rules: { '2006-10': '205.3d 212.1a' } },
    {
      kind: 'definition',
      why: 'what the two numbers of a creature card are',
      rules: { '2006-10': '208.1', '2009-10': '207.1', '2011-09': '208.1', '2026-02': '208.1' },
    },
    {
      kind: 'definition',
      why: 'what abilities and effects are, and which kinds there are',
      rules: {
        '2006-10': '400.1 400.2 402.1–402.4 404.1 405.2 408.2a 416.1 417.1 418.1 419.1a 419.1d 419.7a',
        '2009-10':
          '112.1a 112.1b 112.2a 112.2b 112.2d 112.3a–112.3d 405.6a 603.1 604.1 609.1 610.1 611.1 611.2 611.3 614.1a 615.1a',
        '2011-09':
          '112.1a 112.1b 112.2a 112.2b 112.2d 112.3a–112.3d 113.1 405.6a 602.1 603.1 604.1 609.1 610.1 611.1 611.2 611.3 614.1a 615.1a',
        '2026-02':
          '113.1a 113.1c 113.2a 113.2b 113.2d 113.3a–113.3d 114.1 405.6a 602.1 603.1 604.1 609.1 610.1 611.1 611.2 611.3 614.1a 615.1a',
      },
    },
    {
      kind: 'definition',
      why: 'what state-based effects are',
      rules: {
        '2006-10': '420.1 420.2',
        '2009-10': '704.1a 704.2',
        '2011-09': '704.1a 704.2',
        '2026-02': '704.1a 704.2',
      },
    },
    {
      kind: 'definition',
      why: 'what loops, restrictions, requirements and evasion abilities are',
      rules: { '2006-10': '421.1 501.1' },
    },
    {
      kind: 'definition',
      why: 'the game has no default for ties',
      rules: { '2006-10': '413.2i', '2009-10': '609.5', '2011-09': '609.5', '2026-02': '609.5' },
    },
    {
      kind: 'definition',
      why: 'what keywords are, and which kind of ability one is',
      rules: {
        '2006-10': '502.1 502.2a 502.4a 502.5a 502.8a 502.10a 502.14a 502.17a 502.25a 502.28a 502.41a',
        '2009-10':
          '702.1 702.2a 702.3a 702.4a 702.7a 702.9a 702.10a 702.11a 702.15a 702.18a 702.19a 702.25a 702.28a 702.33a',
        '2011-09':
          '702.1 702.2a 702.3a 702.4a 702.7a 702.9a 702.10a 702.12a 702.16a 702.19a 702.20a 702.26a 702.29a 702.34a',
        '2026-02':
          '702.1 702.2a 702.3a 702.4a 702.7a 702.9a 702.10a 702.12a 702.13a 702.17a 702.20a 702.22a 702.28a 702.31a 702.36a 702.111a 702.118a',
      },
    },
    {
      kind: 'definition',
      why: 'what a copy is, and what lets objects be face down',
      rules: { '2006-10': '503.1 504.1', '2009-10': '706.1 707.1', '2011-09': '706.1 707.1', '2026-02': '707.1' },
    },
    {
      kind: 'definition',
      why: 'what status is',
      rules: {
        '2006-10': '510.1 510.2',
        '2009-10': '110.6 110.6a',
        '2011-09': '110.6 110.6a',
        '2026-02': '110.5 110.5a',
      },
    },
    {
      kind: 'definition',
      why: 'what an option or variant is, and who uses it',
      rules: {
        '2006-10': '601.1 601.2 602.1 603.1 604.1 605.1 606.1 606.2 607.1 608.1 609.1',
        '2009-10':
          '801.1 801.2 802.1 803.1 804.1 805.1 806.1 806.2 807.1 808.1 809.1 900.1–901.2 902.1 902.2 903.1 903.2',
        '2011-09':
          '801.1 801.2 802.1 803.1 804.1 805.1 806.1 807.1 808.1 808.3b 809.1 810.1 811.1 900.1–901.2 902.1 902.2 903.1 903.2 904.1–904.2b',
        '2026-02':
          '801.1 801.2 802.1 803.1 804.1 805.1 806.1 807.1 808.1 808.3b 809.1 810.1 811.1 900.1–901.2 902.1 902.2 903.1 903.2 903.12a 903.13a 904.1–904.2b 904.13a 905.1 905.3',
      },
    },
    {
      kind: 'definition',
      why: 'what a subgame is',
      rules: { '2009-10': '712.1', '2011-09': '715.1', '2026-02': '728.1' },
    },
    {
      kind: 'definition',
      why: 'what colours and mana are',
      rules: { '2009-10': '105.1 106.1–106.2', '2011-09': '105.1 106.1–106.2', '2026-02': '105.1 105.5–106.2' },
    },
    {
      kind: 'definition',
      why: 'which numbers there are',
      rules: { '2009-10': '107.1', '2011-09': '107.1', '2026-02': '107.1' },
    },
    {
      kind: 'definition',
      why: 'what special actions, costs and events are',
      rules: {
        '2009-10': '114.1 116.1 118.1 118.2b 700.1 700.2 700.3 701.1',
        '2011-09': '115.1 117.1 119.1 119.2b 700.1 700.2 700.3 701.1',
        '2026-02': '116.1 118.1 120.1 120.2b 700.1 700.3 701.1',
      },
    },
    {
      kind: 'definition',
      why: 'what turn-based and state-based actions are',
      rules: { '2009-10': '703.1–703.2 704.1', '2011-09': '703.1–703.2 704.1', '2026-02': '703.1–703.2 704.1' },
    },
    {
      kind: 'definition',
      why: 'which card types and subtypes there are',
      rules: {
        '2009-10': '204.3f–204.3n 300.1 309.1 310.1 310.3',
        '2011-09': '205.3g–205.3p 300.1 309.1 310.1 310.3 311.1 311.3',
        '2026-02': '205.3g–205.3r 300.1 303.7 309.1 310.11 311.1 312.1 312.3 313.1 313.3 314.1 314.3 315.1 315.4 717.1',
      },
    },
    {
      kind: 'definition',
      why: 'what power and toughness are',
      rules: { '2009-10': '302.4a 302.4b', '2011-09': '302.4a 302.4b', '2026-02': '302.4a 302.4b' },
    },
    { kind: 'definition', why: 'what stickers and dice are', rules: { '2026-02': '123.1 706.1 706.1a 706.3 706.3a' } },
    {
      kind: 'naming',
      why: 'where something is printed on a card, and what it looks like',
      rules: {
        '2006-10': '104.5 202.1 204.1 205.1 206.1 206.2 207.1–207.3 209.1–211.1 505.1 508.1 508.1a',
        '2009-10': '107.8–107.11 201.1 202.1 203.1 204.1 205.1 205.2 206.1–206.4 211.1–211.1c 708.1 709.1 709.1a',
        '2011-09':
          '107.9–107.14 201.1 202.1 203.1 204.1 205.1 206.1 206.2 207.1–207.4 212.1–212.1c 708.1 709.1 709.1a 710.1 710.3 711.1–711.1b',
        '2026-02':
          '107.9–107.12 107.17 107.18 201.1 201.6 202.1 203.1 204.1 205.1 206.1 206.2 207.1–207.4 213.1–213.1g 309.4b 702.172b 709.1 710.1 710.1a 711.1 711.3 712.1–712.4 714.1 714.1a 714.2a 715.1 716.1 718.1 719.1 719.2 720.1 721.1 721.3',
      },
    },
    {
      kind: 'naming',
      why: 'how subtypes are written, and what they are called',
      rules: {
        '2006-10': '205.3a–205.3c 212.2c 212.3c 212.4c 212.5c 212.6c 212.7c',
        '2009-10': '204.3a 204.3b 204.3e 301.3 302.3 303.3 304.3 305.5 306.3 307.3 308.2 309.3',
        '2011-09': '205.3a 205.3b 205.3f 301.3 302.3 303.3 304.3 305.5 306.3 307.3 308.2 309.3',
        '2026-02': '205.3a 205.3b 205.3f 301.3 302.3 303.3 304.3 305.5 306.3 307.3 308.2 310.3 311.3',
      },
    },
    {
      kind: 'naming',
      why: 'what an object with something attached to it is called',
      rules: {
        '2006-10': '212.2j 212.4h',
        '2009-10': '301.7c 303.4d',
        '2011-09': '301.5a 303.4b',
        '2026-02': '301.5a 303.4b',
      },
    },
    {
      kind: 'naming',
      why: 'when an object is called a card, and when a spell',
      rules: {
        '2006-10': '213.3',
        '2009-10': '108.2a 110.4a 110.4b',
        '2011-09': '108.2a 110.4a 110.4b',
        '2026-02': '110.4a 110.4b',
      },
    },
    {
      kind: 'naming',
      why: 'the general term for abilities of one kind',
      rules: { '2006-10': '502.6a 502.23a', '2009-10': '702.12a', '2011-09': '702.13a', '2026-02': '702.14a' },
    },
    {
      kind: 'naming',
      why: 'what older cards call something',
      rules: {
        '2009-10': '403.5 406.7 513.1a 601.1 601.1a 602.1b 701.4b 701.10b 701.10d 701.10e 702.27b',
        '2011-09': '403.5 406.7 513.1a 601.1 601.1a 602.1d 701.4b 701.11b 701.11d 701.11e 702.28b',
        '2026-02':
          '201.3c 206.3 306.4 306.7 308.3 403.5 406.8 601.1 601.1a 602.1d 701.5b 701.7c 701.18b 701.18d 701.18e 701.47d 702.30b 702.75b 702.89b 716.4',
      },
    },
    { kind: 'naming', why: 'which symbols stand for which', rules: { '2011-09': '107.4g', '2026-02': '107.4g' } },
    { kind: 'naming', why: 'a shortened name', rules: { '2011-09': '201.4c', '2026-02': '201.5c' } },
    { kind: 'naming', why: 'what a word is short for', rules: { '2011-09': '700.6', '2026-02': '700.4 700.15' } },
    {
      kind: 'tournament',
      why: 'decks, and what must be at the table',
      rules: {
        '2006-10': '100.2–100.5 217.9a 217.9c 600.3',
        '2009-10': '100.2–100.6b 104.3k 112.6j 205.4 205.5 407.1 407.3 800.3 901.3 901.3a 902.3 903.4–903.4d',
        '2011-09':
          '100.2–100.6b 103.1a 104.3k 104.4i 112.6m 206.4 206.5 407.1 407.3 711.9–711.9b 711.9d 800.3 901.3 901.3a 902.3 903.4–903.5d 904.3',
        '2026-02':
          '100.2–100.2b 100.2d–100.7 103.2a 103.2d 104.3k 104.4i 113.6n 123.2–123.2c 201.3b 206.4 206.5 407.1 407.3 701.45a 702.124a 702.124b 702.124g–702.124i 702.124k–702.124n 702.139b 712.7 713.1–713.3 713.5 717.2–717.2b 731.1c 800.3 901.3 901.3a 902.3 903.3a 903.4 903.4a 903.4c–903.4e 903.5–903.5e 903.12b–903.12e 903.13b–903.13f 904.3 905.1a–905.2c',
      },
    },
    {
      kind: 'tournament',
      why: 'where the wording of a card is found',
      rules: { '2006-10': '200.2', '2009-10': '108.1', '2011-09': '108.1', '2026-02': '108.1' },
    },
    {
      kind: 'tournament',
      why: 'agreeing on who begins, and on options',
      rules: {
        '2006-10': '101.2 601.2a 605.2a–605.2c 607.6 608.2c 609.2a–609.2c',
        '2009-10': '103.2 801.2a 805.2a–805.2c 807.6 808.2c 809.2a–809.2c',
        '2011-09': '103.2 801.2a 806.2a–806.2c 807.2c 809.6 811.2a–811.2c',
        '2026-02': '103.1 801.2a 806.2a–806.2c 807.2c 809.6 811.2a–811.2c',
      },
    },
    {
      kind: 'tournament',
      why: 'where players sit',
      rules: {
        '2006-10': '605.3 606.3 607.2 608.3 609.3',
        '2009-10': '805.3 806.3 807.2 808.3 809.3',
        '2011-09': '806.3 807.3 808.2 809.2 810.3 811.3',
        '2026-02': '800.5 806.3 807.3 808.2 809.2 810.3 811.3',
      },
    },
    {
      kind: 'tournament',
      why: 'keeping and counting objects that lie on the table',
      rules: {
        '2006-10': '217.2c 217.5a 217.7c 508.3',
        '2009-10': '401.3 403.1 406.4 709.3',
        '2011-09': '401.3 403.1 406.4 709.3',
        '2026-02': '401.3 403.1 406.4 406.5 702.106b 702.143e 710.3',
      },
    },
    {
      kind: 'tournament',
      why: "decisions that are none of the game's",
      rules: { '2006-10': '507.3c', '2009-10': '710.4b', '2011-09': '712.5b', '2026-02': '722.5b' },
    },
    {
      kind: 'tournament',
      why: 'what coin is used',
      rules: { '2006-10': '511.3', '2009-10': '705.3', '2011-09': '705.3', '2026-02': '705.1' },
    },
    {
      kind: 'tournament',
      why: 'saying what others cannot see, and suggesting shortcuts',
      rules: {
        '2009-10': '106.4a 713.1–713.2c',
        '2011-09': '106.4a 716.1–716.2c',
        '2026-02': '106.4b 731.1–731.1b 731.2–731.2c',
      },
    },
    { kind: 'tournament', why: 'how dice are rolled', rules: { '2026-02': '706.1b' } },
    {
      kind: 'pointer',
      why: 'its subrules say it',
      rules: {
        '2006-10': '102.3 102.4 410.9 413.2 420.5 423.6 601.5 605.2 606.4 606.8 607.3 607.5 608.2 609.2',
        '2009-10':
          '104.3 104.4 112.1 112.3 114.2 115.3 118.3 118.4 119.6 207.2 400.4 405.6 605.1 607.2 703.4 704.5 801.5 805.2 806.4 806.8 807.3 807.5 808.2 809.2 903.12',
        '2011-09':
          '104.3 112.1 112.3 115.2 116.3 119.3 119.4 120.6 208.2 400.4 405.6 605.1 607.2 703.4 704.5 801.5 806.2 807.2 808.3 809.3 809.5 810.8 811.2 903.14',
        '2026-02':
          '103.2 104.3 111.10 113.1 113.3 117.3 120.3 120.4 121.6 208.2 400.4 405.6 508.3 509.3 605.1 607.2 703.4 704.5 704.6 712.5 801.5 806.2 807.2 808.3 809.3 809.5 810.8 811.2 903.10',
      },
    },
    {
      kind: 'pointer',
      why: 'another rule says it',
      rules: {
        '2006-10': '205.4c 205.4d 408.1a 408.1g–408.1i 408.2b 408.2f 502.26f 502.33b 502.45b 605.4 607.3b 608.5 609.5',
        '2009-10':
          '101.2a 108.6 112.4 112.5 115.2 115.2b 115.6 116.4 200.2 202.2e 204.4d 204.4e 302.5 405.6b 405.6h 606.1 607.2g 609.6 614.2 615.2 702.5b 702.6b 702.34e 702.64b 702.69b 807.3b',
        '2011-09':
          '101.2a 108.6 112.4 112.5 116.2 116.2b 116.6 117.4 200.2 202.2f 205.4d 205.4e 302.5 405.6b 405.6h 606.1 607.2j 609.6 614.2 615.2 702.5b 702.6b 702.35e 702.65b 702.70b 809.3b',
        '2026-02':
          '100.2c 101.2a 107.15 108.6 113.4 113.5 117.2 117.2b 117.6 118.4 200.2 202.2f 205.4d 205.4f 302.5 303.5 303.6 405.6b 405.6h 500.5b 606.1 607.2k 609.6 614.2 615.2 701.40h 701.58h 702.5b 702.6b 702.37g 702.67b 702.72b 702.96c 702.148b 702.168f 729.1 809.3b 810.7 903.13g',
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
  { kind: 'tournament', why: 'the size of a deck', title: 'Sealed Deck' },
  { kind: 'tournament', why: 'mixing a pile of cards by hand', title: 'Shuffle' },
];
