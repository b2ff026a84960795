import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { rootFolder } from './installedPlugins.ts';

const table = 'schemas/generated/endpointRows.ts';

interface RowsModule {
  readonly defaultRow: object;
  readonly endpointRows: Readonly<Record<string, object>>;
}

/**
 * Lets every module bring the rows of the endpoints that it calls, in the place of one table that every page loads: a
 * call that home does not make costs home nothing, and none waits for a table.
 */
export function endpointRowsPlugin(
  load: () => Promise<RowsModule> = async () =>
    (await import(join(rootFolder, table))) as RowsModule,
): Plugin {
  return {
    name: 'grandstand:endpoint-rows',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (relative(rootFolder, id) !== table) return null;
      return `export const defaultRow = ${JSON.stringify((await load()).defaultRow)};\nexport const endpointRows = {};`;
    },
    async transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const called = calledEndpoints(code);
      if (called.length === 0) return null;
      const { endpointRows } = await load();
      return `${code}\n${rowsText(called, endpointRows)}`;
    },
  };
}

/** Ids of the endpoints that a module calls: they are always written out, which a test of this file sees to. */
export function calledEndpoints(code: string): string[] {
  const found = [...code.matchAll(/\bhttp\.(?:call|callOnce)\(\s*'([\w.]+)'/g)].map(
    ([, id = '']) => id,
  );
  return [...new Set(found)];
}

/** Behind the module's own text, so that the lines of messages stay right. */
function rowsText(ids: readonly string[], rows: Readonly<Record<string, object>>): string {
  const own = ids.map((id) => {
    const row = rows[id];
    if (row === undefined)
      throw new Error(
        `There is no endpoint "${id}" in schemas/endpoints.json; run npm run generate`,
      );
    return `${JSON.stringify(id)}: ${JSON.stringify(row)}`;
  });
  return `import { endpointRows as ownRows } from '${join(rootFolder, table)}';\nObject.assign(ownRows, { ${own.join(', ')} });\n`;
}
