import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { minifySync } from 'vite';
import { startFromSources } from '../../edge/testing/startFromSources.ts';
import { installedPlugins } from '../../tools/build/installedPlugins.ts';
import { thunksOf } from '../../tools/generate/contributedCode.ts';
import { desktopAgent } from './browser.ts';
import { counted, type Figure, type Measured } from './Figure.ts';
import { markdownTable } from './markdownTable.ts';

const firstMs = 1000;
const quietMs = 10_000;
const firstGoal = { bytes: 190_000, files: 25 };
/** Limits of loads without a user action. */
const quietGoal = { bytes: 270_000, files: 60 };
const manifestBytes = 1024;

interface Script {
  readonly name: string;
  readonly bodyBytes: number;
  readonly wireBytes: number;
  /** Time from load to the requested moment; on a busy machine it is longer. */
  readonly askedMs: number;
}

/** Script bytes of the first production visit to home, and the cost of a disabled plugin. */
export async function measureBytes(browser: Browser, platformUrl: string): Promise<Measured> {
  const server = await startFromSources({
    port: 0,
    stage: 'production',
    brand: 'northline',
    platformUrl,
  });
  const quiet = await scriptsOfHome(browser, `http://localhost:${server.port}`).finally(
    server.close,
  );
  const scripts = quiet.filter(({ askedMs }) => askedMs <= firstMs);
  const manifests = await weighManifests();
  const heaviest = manifests.toSorted((first, second) => second.value - first.value)[0];
  return {
    figures: [
      ...figuresOf('until 1 s after load', scripts, firstGoal),
      ...figuresOf('until 10 s after load, untouched', quiet, quietGoal),
      {
        name: 'home: the same with response headers',
        value: sumOf(scripts, 'wireBytes') / 1000,
        unit: 'kB br',
        goal: firstGoal.bytes / 1000,
        limit: (1.1 * firstGoal.bytes) / 1000,
        note: 'HTTP/1.1, where headers are not packed',
      },
      ...(heaviest === undefined
        ? []
        : [
            counted(
              'a disabled plugin: its manifest',
              heaviest.value,
              'B br',
              manifestBytes,
              heaviest.name,
            ),
          ]),
    ],
    details: [
      markdownTable(
        ['script', 'body B', 'with headers B', 'asked ms after load'],
        quiet
          .toSorted((first, second) => second.bodyBytes - first.bodyBytes)
          .map(({ name, bodyBytes, wireBytes, askedMs }) => [
            name,
            String(bodyBytes),
            String(wireBytes),
            askedMs.toFixed(0),
          ]),
      ),
      markdownTable(
        ['manifest', 'B br'],
        manifests.map(({ name, value }) => [name, String(value)]),
      ),
    ].join('\n\n'),
  };
}

function figuresOf(
  until: string,
  scripts: readonly Script[],
  goal: typeof firstGoal,
): readonly Figure[] {
  const bytes = sumOf(scripts, 'bodyBytes');
  return [
    counted(`home: script bodies ${until}`, bytes / 1000, 'kB br', goal.bytes / 1000),
    counted(`home: script files ${until}`, scripts.length, 'files', goal.files),
  ];
}

function sumOf(scripts: readonly Script[], what: 'bodyBytes' | 'wireBytes'): number {
  return scripts.reduce((total, script) => total + script[what], 0);
}

async function scriptsOfHome(browser: Browser, origin: string): Promise<readonly Script[]> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    userAgent: desktopAgent,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const names = new Map<string, string>();
  const finished: { readonly id: string; readonly bytes: number }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Script') names.set(requestId, new URL(request.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finished.push({ id: requestId, bytes: encodedDataLength }),
  );
  await page.goto(`${origin}/en`, { waitUntil: 'load' });
  await page.waitForTimeout(quietMs);
  const entries = await page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize, startTime }) => ({
        path: new URL(name).pathname,
        bodyBytes: encodedBodySize,
        askedMs: startTime - (page?.loadEventEnd ?? 0),
      }),
    );
  });
  await context.close();
  const entryOf = new Map(entries.map((entry) => [entry.path, entry]));
  return finished.flatMap(({ id, bytes }) => {
    const entry = entryOf.get(names.get(id) ?? '');
    return entry === undefined || entry.askedMs > quietMs
      ? []
      : [{ ...entry, name: entry.path.split('/').at(-1) ?? entry.path, wireBytes: bytes }];
  });
}

/** The part of every manifest that a page loads, minified and compressed. */
async function weighManifests(): Promise<readonly Figure[]> {
  const plugins = (await installedPlugins()).filter(({ folder }) => folder.startsWith('plugins/'));
  return plugins.map((plugin) => {
    const { id } = plugin.manifest;
    return counted(
      id,
      brotliCompressSync(minifySync(`${id}.js`, `export default ${thunksOf(plugin) || '{}'}`).code)
        .length,
      'B br',
      manifestBytes,
    );
  });
}
