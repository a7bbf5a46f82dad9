/** Rules narrowed to one agreement: bare verbs, singular nouns, plural nouns. 2006: 104 · 2009, 2011, 2026: 107 */
import { unify } from '../grammar/agreement.ts';
import type { Agreement } from '../grammar/agreement.ts';
import type { Rule } from '../grammar/index.ts';

/** The same rule where only this agreement is meant. */
function narrowed<T>(rule: Rule<T>, agreement: 1 | 2, outwards: Agreement): Rule<T> {
  return {
    ...rule,
    read: (reading, at) =>
      rule
        .read(reading, at)
        .filter((parse) => unify(parse.agreement, agreement) !== undefined)
        .map((parse) => ({ ...parse, agreement: outwards })),
    print(printing, value, asked) {
      if (unify(asked, outwards) === undefined) return undefined;
      const printed = rule.print(printing, value, agreement);
      if (printed === undefined || unify(printed.agreement, agreement) === undefined) return undefined;
      return { ...printed, agreement: outwards };
    },
  };
}

/** A verb phrase in its bare form: imperative, or after "may" and "can't". */
export const bare = <T>(rule: Rule<T>): Rule<T> => narrowed(rule, 2, 0);
/** A noun phrase that is one thing. */
export const one = <T>(rule: Rule<T>): Rule<T> => narrowed(rule, 1, 1);
/** A noun phrase that is several things. */
export const several = <T>(rule: Rule<T>): Rule<T> => narrowed(rule, 2, 2);
