import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** A module that a thunk imports. */
export interface ThunkImport {
  /** Path from the root of the project; a variable in a template becomes `*`. */
  readonly path: string;
  /** The export that it returns; undefined for the whole module. */
  readonly name: string | undefined;
  /** Offset of its address in the text of the thunk: the dot of `./`. */
  readonly at: number;
}

/**
 * Finds the modules that a thunk imports in its syntax tree, such as `async () => (await
 * import('./pages/HomePage.tsx')).HomePage`.
 *
 * @param folder folder of the thunk's module, from the root: `plugins/betting`
 */
export function thunkImports(
  thunk: (...given: never[]) => unknown,
  folder: string,
): readonly ThunkImport[] {
  const found: { path: string; name: string | undefined; at: number; start: number }[] = [];
  const { program } = parseSync('thunk.js', `(${String(thunk)})`);
  new Visitor({
    ImportExpression({ source, start }) {
      const specifier =
        source.type === 'TemplateLiteral'
          ? source.quasis.map(({ value }) => value.cooked ?? '').join('*')
          : source.type === 'Literal'
            ? String(source.value)
            : '';
      if (specifier.startsWith('.'))
        // The text was wrapped in parentheses; the address includes its quotes.
        found.push({
          path: posix.join(folder, specifier),
          name: undefined,
          at: source.start,
          start,
        });
    },
    'MemberExpression:exit'({ object, property }) {
      const awaited = object.type === 'ParenthesizedExpression' ? object.expression : object;
      if (awaited.type !== 'AwaitExpression' || property.type !== 'Identifier') return;
      const of = found.find(({ start }) => start === awaited.argument.start);
      if (of !== undefined) of.name = property.name;
    },
  }).visit(program);
  return found.map(({ path, name, at }) => ({ path, name, at }));
}

/** Returns only the paths. */
export function importedPaths(
  thunk: (...given: never[]) => unknown,
  folder: string,
): readonly string[] {
  return thunkImports(thunk, folder).map(({ path }) => path);
}
