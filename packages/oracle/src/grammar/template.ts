/**
 * Templates: values with holes, filled when reading and matched when printing. 2006: 104 · 2009, 2011, 2026: 107
 *
 * `'$name'` is a hole; a key whose hole is unset is left out. `'...': '$name'` merges that hole's object. A template key
 * that starts with `$` is a mark of phrasing. `{'&': [a, '$f', b]}` is the conjunction of filters, flat, with at most one hole. `SUBJECT` is the player who acts: bound when references are resolved.
 */
import { equal } from '@rulewright/engine';

export type Env = Record<string, unknown>;

/** The player of the enclosing `who`: becomes `actor`, or `you` where `who` is you. */
export const SUBJECT = { who: 'subject' } as const;

const isHole = (t: unknown): t is string => typeof t === 'string' && t.startsWith('$');

export function fill(template: unknown, env: Env): unknown {
  if (typeof template === 'string') return template.startsWith('$') ? env[template.slice(1)] : template;
  if (typeof template !== 'object' || template === null) return template;
  if (Array.isArray(template)) return template.map((t) => fill(t, env));
  if ('&' in template) {
    const list = (fill(template['&'], env) as { is?: string; of?: unknown[] }[]).flatMap((f) =>
      f.is === 'and' ? (f.of as { is?: string }[]) : [f],
    );
    return list.length === 1 ? list[0] : { is: 'and', of: list };
  }
  const value: Record<string, unknown> = {};
  for (const key in template) {
    const inner = fill((template as Env)[key], env);
    if (key === '...') Object.assign(value, inner);
    else if (inner !== undefined) value[key] = inner;
  }
  return value;
}

/** What every value that the template matches has as it stands there: most values are told from it by that alone. */
export function constantsOf(template: unknown): [key: string, constant: unknown][] {
  if (typeof template !== 'object' || template === null || Array.isArray(template)) return [];
  if ('&' in template || ('who' in template && template.who === SUBJECT.who)) return [];
  return Object.entries(template).filter(
    ([key, inner]) => !key.startsWith('$') && key !== '...' && typeof inner !== 'object' && !isHole(inner),
  );
}

/** Sets the holes of `env` so that filling gives `value`; false if that cannot be. `free`: missing marks match. */
export function match(template: unknown, value: unknown, env: Env, free: boolean): boolean {
  if (isHole(template)) {
    const name = template.slice(1);
    if (name in env) return equal(env[name], value);
    env[name] = value;
    return true;
  }
  if (typeof template !== 'object' || template === null) return template === value;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(template)) {
    if (!Array.isArray(value) || value.length !== template.length) return false;
    return template.every((t, i) => match(t, value[i], env, free));
  }
  if (Array.isArray(value)) return false;
  const shape = template as Env;
  const given = value as Env;
  if ('&' in shape) return matchConjunction(shape['&'] as unknown[], given, env, free);
  if (shape['who'] === 'subject') {
    const who = given['who'];
    return who === 'subject' || ((who === 'you' || who === 'actor') && !('$r' in given));
  }
  let rest: Env | undefined;
  for (const key in shape) {
    if (key === '...') continue;
    const t = shape[key];
    const v = given[key];
    if (v === undefined) {
      if (isHole(t)) {
        const name = t.slice(1);
        if (env[name] !== undefined) return false;
        env[name] = undefined;
      } else if (!(free && key.startsWith('$'))) return false;
    } else if (!match(t, v, env, free)) return false;
  }
  const splice = shape['...'];
  for (const key in given) {
    if (key in shape || given[key] === undefined) continue;
    if (splice === undefined) return false;
    rest ??= {};
    rest[key] = given[key];
  }
  return splice === undefined || match(splice, rest ?? {}, env, free);
}

function matchConjunction(template: readonly unknown[], value: Env, env: Env, free: boolean): boolean {
  const list = value['is'] === 'and' ? (value['of'] as unknown[]) : [value];
  const hole = template.findIndex(isHole);
  const after = template.length - 1 - hole;
  if (list.length < template.length) return false;
  if (hole < 0) return list.length === template.length && template.every((t, i) => match(t, list[i], env, free));
  const middle = list.slice(hole, list.length - after);
  return (
    template.slice(0, hole).every((t, i) => match(t, list[i], env, free)) &&
    template.slice(hole + 1).every((t, i) => match(t, list[list.length - after + i], env, free)) &&
    match(template[hole], middle.length === 1 ? middle[0] : { is: 'and', of: middle }, env, free)
  );
}
