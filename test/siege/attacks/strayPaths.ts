import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../../tools/build/installedPlugins.ts';
import { rawGet } from '../rawRequest.ts';
import { reportTrouble, times, type Attack, type Siege } from '../Attack.ts';

/** Files without an address, by a text that they contain and no answer may. */
const files = [
  { path: 'package.json', mark: '"devDependencies"' },
  { path: 'package-lock.json', mark: '"lockfileVersion"' },
  { path: 'config/base.json', mark: '"$schema"' },
  { path: 'config/northline.json', mark: '"$schema"' },
  { path: 'dist/edge/server.js', mark: 'PLATFORM_URL' },
  { path: 'dist/production/preloads.json', mark: '"entry"' },
  { path: 'dist/production/own-scripts.json', mark: '"reasons"' },
  { path: '.git/HEAD', mark: 'ref: refs/' },
  { path: 'siege.sqlite', mark: 'SQLite format 3' },
  { path: '/etc/passwd', mark: 'root:x:0:0' },
  { path: '/proc/self/environ', mark: 'PLATFORM_URL=' },
] as const;

const ups = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%252f',
  '%252e%252e%252f',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..%c0%af',
  '....//',
  '.%00./',
  '..;/',
  '\u00c0\u00ae\u00c0\u00ae/',
];
const bases = ['/', '/assets/', '/brands/', '/en/', '/.well-known/', '/web-api/', '/feed/', '//'];
const tails = ['', '%00', '%00.svg', '?', '#', '.br', '.map', '/.'];

/** All spellings of a path traversal, of which a sample is tried. */
function* targets(): Generator<string> {
  for (const { path } of files) {
    const name = path.replace(/^\//, '');
    for (const base of bases) {
      yield `${base}${name}`;
      yield `${base}/${path}`;
      for (const up of ups)
        for (const depth of [1, 3, 8])
          for (const tail of tails) yield `${base}${up.repeat(depth)}${name}${tail}`;
    }
    for (const scheme of ['http://evil.test/', 'file:///', 'http://northline.localhost/../'])
      yield `${scheme}${name}`;
    yield name;
    yield `*/../${name}`;
    yield `C:\\${name.replaceAll('/', '\\')}`;
  }
}

/** Marks that prove nothing, because the file is missing or lacks the text. */
function marks(): readonly string[] {
  return files
    .filter(({ path, mark }) => {
      try {
        const file = path.startsWith('/') ? path : join(rootFolder, path);
        return readFileSync(file, 'latin1').includes(mark);
      } catch {
        // The database is new, and its mark is in every database.
        return mark === 'SQLite format 3';
      }
    })
    .map(({ mark }) => mark);
}

async function stray(siege: Siege): Promise<void> {
  const { edge, platform } = await siege.site();
  const all = [...targets()];
  const total = Math.min(all.length, times(siege, 350, 6000));
  const found: string[] = [];
  const failed: string[] = [];
  const known = marks();
  const statuses = new Map<number, number>();
  let sent = 0;
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      while (sent < total) {
        // Evenly over all of them, so that the short form covers each kind.
        const target = all[Math.floor((sent * all.length) / total)] ?? '/';
        sent += 1;
        const { status, head, body } = await rawGet(edge.port, target, {
          'Accept-Encoding': 'identity',
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (known.some((mark) => body.includes(mark))) found.push(target);
        if (status >= 500 || status === 0) failed.push(`${target} ${head.slice(0, 60)}`);
      }
    }),
  );
  const shown = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  siege.report(
    `${total} addresses out of the served folders: no response has their content`,
    found.length === 0 && known.length > 5,
    found[0] ?? `${known.length} files compared`,
  );
  siege.report('none fails', failed.length === 0, failed[0] ?? shown);
  const packed = readdirSync(join(rootFolder, 'dist', 'production', 'assets')).find((name) =>
    name.endsWith('.js'),
  );
  const served = await rawGet(edge.port, `/assets/${packed ?? ''}`);
  siege.report('a file of the build is served', served.status === 200, `${served.status}`);
  reportTrouble(siege.report, [edge, platform]);
}

export const strayPaths: Attack = {
  name: 'paths',
  claim: 'EDG-223 no way of writing an address leads to a file outside of the served folders',
  run: stray,
};
