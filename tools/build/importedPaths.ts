import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** A module that a thunk imports. */
export interface ThunkImport {
  /** From the root of the project; a variable in a template is `*`. */
  readonly path: string;
  /** The export that it gives; undefined where it gives the whole module. */
  readonly name: string | undefined;
  /** Where its address begins in the text of the thunk: the dot of `./`. */
  readonly at: number;
}

/**
 * The modules that a thunk imports, from its syntax tree: `async () => (await
 * import('./pages/HomePage.tsx')).HomePage`.
 *
 * @param folder of the module in which the thunk is written, from the root: `plugins/betting`
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
        // The text was put into parentheses; the address stands in quotes.
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

/** The paths alone. */
export function importedPaths(
  thunk: (...given: never[]) => unknown,
  folder: string,
): readonly string[] {
  return thunkImports(thunk, folder).map(({ path }) => path);
}
