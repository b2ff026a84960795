import { expect, test } from 'vitest';
import { endpointRows } from '../../schemas/generated/endpointRows.ts';
import { sourceFiles } from '../../test/sourceFiles.ts';
import { calledEndpoints, endpointRowsPlugin } from './endpointRowsPlugin.ts';
import { rootFolder } from './installedPlugins.ts';

interface Hooks {
  readonly load: (id: string) => Promise<string | null>;
  readonly transform: (code: string, id: string) => Promise<string | null>;
}
const rows = { 'games.list': { path: '/web-api/games' } };
const { load, transform } = endpointRowsPlugin(async () => ({
  defaultRow: { retries: 2 },
  endpointRows: rows,
})) as unknown as Hooks;

test('SHL-430 a module brings the rows of the endpoints that it calls, and the table itself is empty', async () => {
  const code =
    "const a = await this.#http.call('games.list', {});\nconst b = http.callOnce(\n  'games.list');";
  const lines = (await transform(code, '/x/GamesApi.ts'))?.split('\n') ?? [];
  expect(lines.slice(0, 3).join('\n')).toBe(code);
  expect(lines.slice(3)).toEqual([
    `import { endpointRows as ownRows } from '${rootFolder}/schemas/generated/endpointRows.ts';`,
    'Object.assign(ownRows, { "games.list": {"path":"/web-api/games"} });',
    '',
  ]);
  expect(await transform('const a = 1;', '/x/a.ts')).toBeNull();
  expect(await load(`${rootFolder}/schemas/generated/endpointRows.ts`)).toBe(
    'export const defaultRow = {"retries":2};\nexport const endpointRows = {};',
  );
  expect(await load('/x/a.ts')).toBeNull();
});

test('SHL-430 an endpoint that is not in the table fails the build', async () => {
  await expect(transform("http.call('games.lost')", '/x/a.ts')).rejects.toThrow(
    'There is no endpoint "games.lost"',
  );
});

test('SHL-430 every call of the page writes its endpoint out, so that its row is found', () => {
  const files = ['domain', 'core', 'plugins']
    .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
    .filter(({ path }) => !/\.test\.tsx?$|\/testing\/|\/stage\//.test(path));
  const hidden = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\.(?:call|callOnce)\(\s*([^\s,)]+)/g)]
      .filter(
        ([whole, argument = '']) => !/^'[\w.]+'$/.test(argument) || !text.includes(`http${whole}`),
      )
      .map(([whole]) => `${path}: ${whole}`),
  );
  expect(hidden).toEqual([]);
  const called = new Set(files.flatMap(({ text }) => calledEndpoints(text)));
  expect([...called].filter((id) => !Object.hasOwn(endpointRows, id))).toEqual([]);
  expect(called.size).toBeGreaterThan(50);
});
