/**
 * Ways to say something that came with a wording: by which marks it is said so, and by which before. Those of words that are one for one
 * stand in `words.ts`. 2006: 200 · 2009, 2011, 2026: 108.1
 */
import type { Face } from '@rulewright/engine';
import { equal, type Wording } from '../grammar/index.ts';
import type { FacePhrasing } from '../print.ts';

type Node = Readonly<Record<string, unknown>>;

interface Way {
  /** whether the node is said by it */
  readonly says: (node: Node, parent: Node) => boolean;
  readonly since: Wording;
  readonly then: Node;
  readonly before: (node: Node) => Node;
}

const isYours = ({ who }: Node): boolean => equal(who, { who: 'you' });
/** "Your library" needs no mark. */
const theirs =
  (...marks: readonly string[]) =>
  (node: Node): Node =>
    isYours(node) ? {} : Object.fromEntries(marks.map((mark) => [mark, '<his or her>']));

const WAYS: readonly Way[] = [
  // tokens were put onto the battlefield
  { says: (node) => node['do'] === 'createTokens', since: '2017-01', then: {}, before: () => ({ $put: true }) },
  { says: (node) => node['do'] === 'copyToken', since: '2017-01', then: {}, before: () => ({ $put: 'copy' }) },
  // whose library is shuffled is not said any more
  {
    says: (node) => node['do'] === 'shuffle' && node['cards'] === undefined,
    since: '2026-02',
    then: { $own: 'none' },
    before: theirs('$own'),
  },
  // the top cards of a library were put into a graveyard
  { says: (node) => node['do'] === 'mill', since: '2026-02', then: { $mill: true }, before: theirs('$of', '$into') },
  // who sacrifices is said to choose
  {
    says: (node, parent) => parent['do'] === 'sacrifice' && !isYours(parent) && node['set'] === 'choice',
    since: '2026-02',
    then: { $of: 'they' },
    before: () => ({}),
  },
];

/** The phrasing with what is said otherwise by the time of the wording said so. */
export function ofItsTime({ abilities }: Face, phrasing: FacePhrasing, wording: Wording): FacePhrasing {
  // the abilities of striations have their own marks
  if (phrasing.striations !== undefined) return phrasing;
  const marks: Record<string, Node> = { ...phrasing.marks };
  const visit = (node: unknown, path: string, parent: Node): void => {
    if (typeof node !== 'object' || node === null) return;
    const own = node as Node;
    for (const { says, since, then, before } of Array.isArray(node) ? [] : WAYS) {
      if (!says(own, parent)) continue;
      const [from, to] = wording < since ? [then, before(own)] : [before(own), then];
      const now = marks[path] ?? {};
      const ways = new Set([...Object.keys(from), ...Object.keys(to)]);
      const ofWays = Object.fromEntries(Object.entries(now).filter(([mark]) => ways.has(mark)));
      if (!equal(ofWays, from)) continue;
      const others = Object.entries(now).filter(([mark]) => !ways.has(mark));
      marks[path] = { ...Object.fromEntries(others), ...to };
    }
    for (const [key, value] of Object.entries(node)) visit(value, `${path}/${key}`, Array.isArray(node) ? parent : own);
  };
  visit(abilities, '', {});
  return { ...phrasing, marks };
}
