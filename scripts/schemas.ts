/**
 * Writes packages/engine/src/soundness/schema.ts: the shapes of what comes into the engine from outside (saves, set-ups, definitions,
 * answers), read from their types, so that each is written once. `npm run schemas`; a test fails where the file is out of date.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const engine = join(root, 'packages/engine/src');
export const SCHEMA_FILE = join(engine, 'soundness/schema.ts');

/** Each shape by name, and the module that exports its type. */
const ROOTS = {
  SavedGame: 'soundness/saved.ts',
  Setup: 'setup/description.ts',
  CardDefinition: 'vocabulary/definition.ts',
  Answer: 'decisions/decision.ts',
};

/** As `shape.ts` of the engine describes it. */
type Shape = string | { [part: string]: unknown };
type Fields = Record<string, Shape>;

/** The text of the generated module. */
export function schemaText(): string {
  const files = [...new Set(Object.values(ROOTS))].map((file) => join(engine, file));
  const program = ts.createProgram(files, {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    types: [],
  });
  const shapes = new Shapes(program.getTypeChecker());
  const roots = Object.entries(ROOTS).map(([name, file]): [string, string] => {
    const source = program.getSourceFile(join(engine, file));
    return [name, shapes.named(source as ts.SourceFile, name)];
  });
  return textOf(shapes.entries, roots);
}

/** Types as shapes. An object, a list or a union is an entry, referred to by its number: `#12`. */
class Shapes {
  readonly entries: Shape[] = [];
  private readonly known = new Map<ts.Type, string>();
  private readonly checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  named(source: ts.SourceFile, name: string): string {
    const module = this.checker.getSymbolAtLocation(source);
    const found = module && this.checker.getExportsOfModule(module).find((each) => each.name === name);
    if (!found) throw new Error(`${source.fileName} exports no type ${name}`);
    return this.of(this.checker.getDeclaredTypeOfSymbol(found)) as string;
  }

  private of(type: ts.Type): Shape {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return '*';
    if (type.isStringLiteral() || type.isNumberLiteral()) return { in: [type.value] };
    if (flags & ts.TypeFlags.BooleanLiteral) return { in: [this.checker.typeToString(type) === 'true'] };
    if (flags & ts.TypeFlags.StringLike) return 's';
    if (flags & ts.TypeFlags.NumberLike) return 'n';
    if (flags & ts.TypeFlags.BooleanLike) return 'b';
    if (flags & ts.TypeFlags.Null) return 'z';
    const known = this.known.get(type);
    if (known !== undefined) return known;
    return this.entry(
      (reference) => this.known.set(type, reference),
      () => (type.isUnion() ? this.union(type.types) : this.structure(type)),
    );
  }

  /** A new entry; its number is known before it is made, since types may contain themselves. */
  private entry(note: (reference: string) => void, make: () => Shape): string {
    const at = this.entries.push('') - 1;
    note(`#${at}`);
    this.entries[at] = make();
    return `#${at}`;
  }

  private structure(type: ts.Type): Shape {
    const { checker } = this;
    if (type.getCallSignatures().length > 0) return 'f';
    if (this.isList(type)) {
      const parts = checker.getTypeArguments(type as ts.TypeReference).map((part) => this.of(part));
      if (!checker.isTupleType(type)) return { a: parts[0] };
      // a tuple may end in any number of one kind
      const { elementFlags } = (type as ts.TupleTypeReference).target;
      const rest = elementFlags.findIndex((flag) => flag & ts.ElementFlags.Rest);
      if (elementFlags.some((flag, at) => flag !== ts.ElementFlags.Required && at !== rest))
        throw new Error(`${checker.typeToString(type)} is not read`);
      return rest < 0 ? { t: parts } : { t: parts.slice(0, rest), a: parts[rest] };
    }
    const name = type.getSymbol()?.name;
    if (name === 'Iterable') return '*';
    if (name === 'Map' || name === 'Set') throw new Error(`a ${name} is not plain data`);
    const properties = checker.getPropertiesOfType(type);
    const [index] = checker.getIndexInfosOfType(type);
    if (index && properties.length === 0) return { r: this.of(index.type) };
    const o: Fields = {};
    const q: Fields = {};
    for (const property of properties) {
      const of = checker.getTypeOfSymbol(property);
      if (property.flags & ts.SymbolFlags.Optional) q[property.name] = this.whenPresent(of);
      else o[property.name] = this.of(of);
    }
    return { o, q };
  }

  private isList(type: ts.Type): boolean {
    return this.checker.isArrayType(type) || this.checker.isTupleType(type);
  }

  /** An optional field may be absent; the shape is that of the rest of its type. */
  private whenPresent(type: ts.Type): Shape {
    if (!type.isUnion()) return this.of(type);
    const parts = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
    if (parts.length === type.types.length) return this.of(type);
    const [only] = parts;
    return only && parts.length === 1
      ? this.of(only)
      : this.entry(
          () => undefined,
          () => this.union(parts),
        );
  }

  private union(parts: readonly ts.Type[]): Shape {
    const words: unknown[] = [];
    const simple = new Set<string>();
    const lists: Shape[] = [];
    const objects: { part: ts.Type; shape: Shape }[] = [];
    for (const part of parts) {
      const shape = this.of(part);
      if (typeof shape === 'object') words.push(...(shape['in'] as unknown[]));
      else if (!shape.startsWith('#')) simple.add(shape);
      else if (part.getCallSignatures().length > 0) simple.add('f');
      else if (this.isList(part)) lists.push(shape);
      else objects.push({ part, shape });
    }
    const both = words.includes(true) && words.includes(false);
    if (both) simple.add('b');
    const literals = both ? words.filter((word) => typeof word !== 'boolean') : words;
    const u = [...(literals.length > 0 ? [{ in: literals }] : []), ...simple];
    const by = objects.length > 1 ? this.discriminant(objects.map(({ part }) => part)) : undefined;
    if (by === undefined) {
      const or = [...lists, ...objects.map(({ shape }) => shape)];
      return or.length === 0 && u.length === 1 ? (u[0] as Shape) : { u, or };
    }
    const of: Record<string, Shape[]> = {};
    for (const { part, shape } of objects)
      for (const word of this.wordsOf(part, by) ?? []) (of[word] ??= []).push(shape);
    return { u, or: lists, by, of };
  }

  /** The words a required field may have; null where it may be something else. */
  private wordsOf(part: ts.Type, key: string): string[] | null {
    const property = this.checker.getPropertyOfType(part, key);
    if (!property || property.flags & ts.SymbolFlags.Optional) return null;
    const of = this.checker.getTypeOfSymbol(property);
    const words = (of.isUnion() ? of.types : [of]).map((each) => (each.isStringLiteral() ? each.value : null));
    return words.every((word) => word !== null) ? words : null;
  }

  /** The first field that every member of a union has with words of its own. */
  private discriminant(parts: readonly ts.Type[]): string | undefined {
    const keys = this.checker.getPropertiesOfType(parts[0] as ts.Type).map(({ name }) => name);
    return keys.find((key) => parts.every((part) => this.wordsOf(part, key) !== null));
  }
}

const REFERENCE = /"#(\d+)"/g;
const numbersIn = (line: string): number[] => [...line.matchAll(REFERENCE)].map(([, n]) => Number(n));
const renamed = (line: string, to: (n: number) => string): string =>
  line.replace(REFERENCE, (_, n: string) => to(Number(n)));

/** Equal entries become one, those referred to once are written where that is, and the rest get numbers in the order of their use. */
function textOf(entries: readonly Shape[], roots: readonly [string, string][]): string {
  let lines = entries.map((entry) => JSON.stringify(entry));
  let now = lines.map((_, at) => at);
  for (let before = 0; before !== new Set(now).size; ) {
    before = new Set(now).size;
    const first = new Map<string, number>();
    const to = lines.map((line, at) => first.get(line) ?? (first.set(line, at), at));
    now = now.map((at) => to[at] as number);
    lines = lines.map((line) => renamed(line, (n) => `"#${to[n]}"`));
  }
  const numbers = roots.map(([name, reference]) => ({ name, at: now[Number(reference.slice(1))] as number }));
  const times = new Map<number, number>();
  const count = (at: number): void => {
    times.set(at, (times.get(at) ?? 0) + 1);
    if (times.get(at) === 1) for (const n of numbersIn(lines[at] as string)) count(n);
  };
  for (const { at } of [...numbers, ...numbers]) count(at);
  const whole = (at: number): string =>
    renamed(lines[at] as string, (n) =>
      times.get(n) === 1 || (lines[n] as string).startsWith('"') ? whole(n) : `"#${n}"`,
    );
  const used = new Map<number, number>();
  const use = (at: number): void => {
    if (used.has(at)) return;
    used.set(at, used.size);
    for (const n of numbersIn(whole(at))) use(n);
  };
  for (const { at } of numbers) use(at);
  const text = [...used.keys()].map((at) => renamed(whole(at), (n) => `"#${used.get(n)}"`)).join('\n');
  const named = numbers.map(({ name, at }) => `${name}: '#${used.get(at)}'`).join(', ');
  return `/**
 * The shapes of saves, set-ups, definitions and answers, one a line and referred to by its number; \`shape.ts\` reads them. Written by
 * scripts/schemas.ts from the types. 2006: 100 · 2009, 2011, 2026: 100 (no rule: the machine)
 */
export const ROOTS = { ${named} } as const;

export const SHAPES = \`${text.replace(/[\\`$]/g, '\\$&')}\`;
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SCHEMA_FILE, schemaText());
