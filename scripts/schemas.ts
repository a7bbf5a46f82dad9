/**
 * Writes the shapes of plain data from their types, so that each is written once: those of the vocabulary into packages/engine/src/vocabulary/shapes.ts,
 * those of what else comes into the engine from outside (saves, set-ups, answers) into soundness/schema.ts. The names of the keywords, which the
 * vocabulary may not import from the floor above, go into vocabulary/keyword-names.ts. `npm run schemas`; a test fails where a file is out of date.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const engine = join(root, 'packages/engine/src');

/** Each shape by name, and the module that exports its type. */
const OF_VOCABULARY = {
  CardDefinition: 'vocabulary/definition.ts',
  Ability: 'vocabulary/abilities.ts',
  Instruction: 'vocabulary/instructions.ts',
};
const OF_ALL_ELSE = {
  SavedGame: 'soundness/saved.ts',
  Setup: 'setup/description.ts',
  Answer: 'decisions/decision.ts',
};

/** As `vocabulary/shape.ts` of the engine describes it. */
type Shape = string | { [part: string]: unknown };
type Fields = Record<string, Shape>;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  types: [],
};

/** The module with the names of the keywords that have a file. */
function keywordNames(): string {
  const index = join(engine, 'abilities/keywords/index.ts');
  const program = ts.createProgram([index], OPTIONS);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(index) as ts.SourceFile) as ts.Symbol;
  const names = checker.getExportsOfModule(module).map((file) => {
    const name = checker.getPropertyOfType(checker.getTypeOfSymbol(file), 'name');
    const type = name && checker.getTypeOfSymbol(name);
    if (!type?.isStringLiteral()) throw new Error(`${file.name} is no keyword: it has no name of its own`);
    return type.value.includes("'") ? JSON.stringify(type.value) : `'${type.value}'`;
  });
  return `/** The names of the keywords that have a file. Written by scripts/schemas.ts from those. 2006: 502 · 2009, 2011, 2026: 702 */

/** A keyword ability by name. Whether an edition defines it is the edition's seam \`keywords\`. */
// biome-ignore format: written by a program
export type KeywordName = ${names.sort().join(' | ')};
`;
}

/** The generated modules: each file's path and text. */
export function schemas(): readonly { file: string; text: string }[] {
  const keywords = { file: join(engine, 'vocabulary/keyword-names.ts'), text: keywordNames() };
  const sources = { ...OF_VOCABULARY, ...OF_ALL_ELSE };
  // the shapes follow from the names as they are now
  const host = ts.createCompilerHost(OPTIONS);
  const onDisk = host.readFile;
  host.readFile = (file) => (file === keywords.file ? keywords.text : onDisk(file));
  const program = ts.createProgram(
    Object.values(sources).map((file) => join(engine, file)),
    OPTIONS,
    host,
  );
  const shapes = new Shapes(program.getTypeChecker());
  const roots = Object.entries(sources).map(([name, file]): [string, string] => {
    const source = program.getSourceFile(join(engine, file));
    return [name, shapes.named(source as ts.SourceFile, name)];
  });
  const { lines, numbers } = numbered(shapes.entries, roots);
  const own = Object.keys(OF_VOCABULARY);
  const end = reach(
    lines,
    numbers.filter(({ name }) => own.includes(name)).map(({ at }) => at),
  );
  const inOwn = ({ name }: { name: string }): boolean => own.includes(name);
  return [
    keywords,
    {
      file: join(engine, 'vocabulary/shapes.ts'),
      text: moduleText(
        `What each node of the vocabulary holds, one shape a line and referred to by its number; \`shape.ts\` reads them. Written by
 * scripts/schemas.ts from the types. 2006: 200–216, 402–423 · 2009, 2011, 2026: 109–120, 601–616`,
        numbers.filter(inOwn),
        lines.slice(0, end),
      ),
    },
    {
      file: join(engine, 'soundness/schema.ts'),
      text: moduleText(
        `The shapes of saves, set-ups and answers, one a line and referred to by its number, which go on from those of the vocabulary. Written by
 * scripts/schemas.ts from the types. 2006: 100 · 2009, 2011, 2026: 100 (no rule: the machine)`,
        numbers.filter((each) => !inOwn(each)),
        lines.slice(end),
      ),
    },
  ];
}

/** Types as shapes. An object, a list or a union is an entry, referred to by its number: `#12`. */
class Shapes {
  readonly entries: Shape[] = [];
  private readonly known = { plain: new Map<ts.Type, string>(), spoken: new Map<ts.Type, string>() };
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

  /** Spoken: a word in it is a colour or subtype used as a word, as its type `Spoken` says. */
  private of(type: ts.Type, spoken = false): Shape {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return '*';
    if (type.isStringLiteral() || type.isNumberLiteral()) return { in: [type.value], ...(spoken ? { spoken } : {}) };
    if (flags & ts.TypeFlags.BooleanLiteral) return { in: [this.checker.typeToString(type) === 'true'] };
    if (flags & ts.TypeFlags.StringLike) return spoken ? 'w' : 's';
    if (flags & ts.TypeFlags.NumberLike) return 'n';
    if (flags & ts.TypeFlags.BooleanLike) return 'b';
    if (flags & ts.TypeFlags.Null) return 'z';
    const all = spoken ? this.known.spoken : this.known.plain;
    const known = all.get(type);
    if (known !== undefined) return known;
    return this.entry(
      (reference) => all.set(type, reference),
      () => (type.isUnion() ? this.union(type.types, spoken) : this.structure(type, spoken)),
    );
  }

  /** A new entry; its number is known before it is made, since types may contain themselves. */
  private entry(note: (reference: string) => void, make: () => Shape): string {
    const at = this.entries.push('') - 1;
    note(`#${at}`);
    this.entries[at] = make();
    return `#${at}`;
  }

  private structure(type: ts.Type, spoken: boolean): Shape {
    const { checker } = this;
    if (type.getCallSignatures().length > 0) return 'f';
    if (this.isList(type)) {
      const parts = checker.getTypeArguments(type as ts.TypeReference).map((part) => this.of(part, spoken));
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
    // a key that is a symbol is no part of plain data, and its name here is a number that differs from run to run
    const properties = checker.getPropertiesOfType(type).filter(({ name: key }) => !key.startsWith('__@'));
    const [index] = checker.getIndexInfosOfType(type);
    if (index && properties.length === 0) return { r: this.of(index.type) };
    const o: Fields = {};
    const q: Fields = {};
    for (const property of properties) {
      const of = checker.getTypeOfSymbol(property);
      const words = this.isSpoken(property);
      if (property.flags & ts.SymbolFlags.Optional) q[property.name] = this.whenPresent(of, words);
      else o[property.name] = this.of(of, words);
    }
    return { o, q };
  }

  /** Whether its type is written with `Spoken`, in itself, in a list or by an alias. */
  private isSpoken(property: ts.Symbol): boolean {
    const written = (node: ts.Node | undefined): boolean => {
      if (node === undefined) return false;
      if (ts.isUnionTypeNode(node)) return node.types.some(written);
      if (ts.isTypeOperatorNode(node) || ts.isParenthesizedTypeNode(node)) return written(node.type);
      if (ts.isArrayTypeNode(node)) return written(node.elementType);
      if (!ts.isTypeReferenceNode(node)) return false;
      if (node.typeName.getText() === 'Spoken') return true;
      const symbol = this.checker.getSymbolAtLocation(node.typeName);
      const named = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
      const [alias] = named?.declarations ?? [];
      return alias !== undefined && ts.isTypeAliasDeclaration(alias) && written(alias.type);
    };
    return (property.declarations ?? []).some((each) => ts.isPropertySignature(each) && written(each.type));
  }

  private isList(type: ts.Type): boolean {
    return this.checker.isArrayType(type) || this.checker.isTupleType(type);
  }

  /** An optional field may be absent; the shape is that of the rest of its type. */
  private whenPresent(type: ts.Type, spoken: boolean): Shape {
    if (!type.isUnion()) return this.of(type, spoken);
    const parts = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
    if (parts.length === type.types.length) return this.of(type, spoken);
    const [only] = parts;
    return only && parts.length === 1
      ? this.of(only, spoken)
      : this.entry(
          () => undefined,
          () => this.union(parts, spoken),
        );
  }

  private union(parts: readonly ts.Type[], spoken: boolean): Shape {
    const words: unknown[] = [];
    const simple = new Set<string>();
    const lists: Shape[] = [];
    const objects: { part: ts.Type; shape: Shape }[] = [];
    for (const part of parts) {
      const shape = this.of(part, spoken);
      if (typeof shape === 'object') words.push(...(shape['in'] as unknown[]));
      else if (!shape.startsWith('#')) simple.add(shape);
      else if (part.getCallSignatures().length > 0) simple.add('f');
      else if (this.isList(part)) lists.push(shape);
      else objects.push({ part, shape });
    }
    const both = words.includes(true) && words.includes(false);
    if (both) simple.add('b');
    const literals = both ? words.filter((word) => typeof word !== 'boolean') : words;
    const some = { in: literals, ...(spoken ? { spoken } : {}) };
    const u = [...(literals.length > 0 ? [some] : []), ...simple];
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

interface Root {
  readonly name: string;
  /** the line that holds its shape */
  readonly at: number;
}

/** Equal entries become one, those referred to once are written where that is, and the rest get numbers in the order of their use. */
function numbered(entries: readonly Shape[], roots: readonly [string, string][]): { lines: string[]; numbers: Root[] } {
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
  return {
    lines: [...used.keys()].map((at) => renamed(whole(at), (n) => `"#${used.get(n)}"`)),
    numbers: numbers.map(({ name, at }) => ({ name, at: used.get(at) as number })),
  };
}

/** How many lines, from the first on, those shapes are made of. */
function reach(lines: readonly string[], from: readonly number[]): number {
  const reached = new Set<number>();
  const open = [...from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (reached.has(at)) continue;
    reached.add(at);
    open.push(...numbersIn(lines[at] as string));
  }
  return Math.max(...reached) + 1;
}

const moduleText = (about: string, roots: readonly Root[], lines: readonly string[]): string => `/**
 * ${about}
 */
export const ROOTS = { ${roots.map(({ name, at }) => `${name}: '#${at}'`).join(', ')} } as const;

export const SHAPES = \`${lines.join('\n').replace(/[\\`$]/g, '\\$&')}\`;
`;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { file, text } of schemas()) writeFileSync(file, text);
