import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

/** Facts of a source file that the build needs. */
interface SourceFacts {
  /** Project modules that it imports statically, without types, with the names used. */
  readonly imports: readonly { readonly path: string; readonly names: readonly string[] }[];
  /** Files behind the names that it re-exports. */
  readonly passedOn: ReadonlyMap<string, string>;
  /** Modules that it imports dynamically. */
  readonly lazy: readonly string[];
  /** Variables given to `useService`, and to `services.get` as well. */
  readonly drawnWith: readonly string[];
  readonly asked: readonly string[];
  /** Token names by the variables that it declares for them. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** Imports and used services of the project's modules, read from syntax trees. */
export class SourceGraph {
  readonly #facts = new Map<string, SourceFacts>();

  /** Folder to which paths are relative. */
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  factsOf(path: string): SourceFacts {
    const known = this.#facts.get(path) ?? readFacts(this.root, path);
    this.#facts.set(path, known);
    return known;
  }

  /** The modules and their static imports; re-exports lead to the file behind. */
  closure(paths: readonly string[]): ReadonlySet<string> {
    const found = new Set<string>();
    const waiting = [...paths];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (found.has(path)) continue;
      found.add(path);
      for (const { path: imported, names } of this.factsOf(path).imports) {
        const { passedOn } = this.factsOf(imported);
        waiting.push(...names.map((name) => passedOn.get(name) ?? imported));
        if (names.length === 0) waiting.push(imported);
      }
    }
    return found;
  }
}

function readFacts(root: string, path: string): SourceFacts {
  const imports: { path: string; names: string[] }[] = [];
  const passedOn = new Map<string, string>();
  const lazy: string[] = [];
  const drawnWith: string[] = [];
  const asked: string[] = [];
  const tokens = new Map<string, string>();
  const inProject = (source: string): string | undefined =>
    /^\..*\.tsx?$/.test(source) ? posix.join(posix.dirname(path), source) : undefined;
  const { program } = parseSync(path, readFileSync(join(root, path), 'utf8'));
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const imported = inProject(source.value);
      if (imported === undefined || importKind === 'type') return;
      imports.push({
        path: imported,
        names: specifiers.flatMap((each) =>
          each.type === 'ImportSpecifier' && each.importKind !== 'type'
            ? [nameOf(each.imported)]
            : [],
        ),
      });
    },
    ExportNamedDeclaration({ source, exportKind, specifiers }) {
      const imported = source === null ? undefined : inProject(source.value);
      if (imported === undefined || exportKind === 'type') return;
      for (const each of specifiers)
        if (each.exportKind !== 'type') passedOn.set(nameOf(each.exported), imported);
    },
    ImportExpression({ source }) {
      const imported = source.type === 'Literal' ? inProject(String(source.value)) : undefined;
      if (imported !== undefined) lazy.push(imported);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (first?.type !== 'Identifier') return;
      const isDrawn = callee.type === 'Identifier' && callee.name === 'useService';
      if (isDrawn) drawnWith.push(first.name);
      if (isDrawn || isServicesGet(callee)) asked.push(first.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
      const [name] = init.arguments;
      if (init.callee.type === 'Identifier' && init.callee.name === 'createToken')
        if (name?.type === 'Literal') tokens.set(id.name, String(name.value));
    },
  }).visit(program);
  return { imports, passedOn, lazy, drawnWith, asked, tokens };
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

/** `services.get(…)` and `page.services.get(…)`. */
function isServicesGet(callee: ESTree.Expression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const { object } = callee;
  const of = object.type === 'MemberExpression' ? object.property : object;
  return callee.property.name === 'get' && of.type === 'Identifier' && of.name === 'services';
}
