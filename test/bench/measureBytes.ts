import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { minifySync } from 'vite';
import { thunksOf } from '../../tools/build/contributedCodePlugin.ts';
import { installedPlugins } from '../../tools/build/installedPlugins.ts';
import { desktopAgent } from './browser.ts';
import { counted, type Figure, type Measured } from './Figure.ts';
import { markdownTable } from './markdownTable.ts';

const afterLoadMs = 1000;
const homeScriptBytes = 190_000;
const manifestBytes = 1024;

interface Script {
  readonly name: string;
  readonly bodyBytes: number;
  readonly wireBytes: number;
}

/** Script bytes of the first visit to home, as a browser fetches them; and what a plugin costs that is off. */
export async function measureBytes(browser: Browser, origin: string): Promise<Measured> {
  const scripts = await scriptsOfHome(browser, origin);
  const sum = (of: (script: Script) => number): number =>
    scripts.reduce((total, script) => total + of(script), 0);
  const manifests = await weighManifests();
  const heaviest = manifests.toSorted((first, second) => second.value - first.value)[0];
  return {
    figures: [
      counted(
        'home: script bodies until 1 s after load',
        sum((script) => script.bodyBytes) / 1000,
        'kB br',
        homeScriptBytes / 1000,
      ),
      {
        name: 'home: the same with response headers',
        value: sum((script) => script.wireBytes) / 1000,
        unit: 'kB br',
        goal: homeScriptBytes / 1000,
        limit: (1.1 * homeScriptBytes) / 1000,
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
        ['script', 'body B', 'with headers B'],
        scripts
          .toSorted((first, second) => second.bodyBytes - first.bodyBytes)
          .map(({ name, bodyBytes, wireBytes }) => [name, String(bodyBytes), String(wireBytes)]),
      ),
      markdownTable(
        ['manifest', 'B br'],
        manifests.map(({ name, value }) => [name, String(value)]),
      ),
    ].join('\n\n'),
  };
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
  await page.waitForTimeout(afterLoadMs);
  // By the moments at which they were asked for: on a busy machine more than a second has passed.
  const bodies = await page.evaluate((waitMs) => {
    const endMs =
      ((performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
        ?.loadEventEnd ?? 0) + waitMs;
    return performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry.startTime <= endMs
          ? [
              [
                new URL(entry.name).pathname,
                (entry as PerformanceResourceTiming).encodedBodySize,
              ] as const,
            ]
          : [],
      );
  }, afterLoadMs);
  await context.close();
  const bodyOf = new Map(bodies);
  return finished.flatMap(({ id, bytes }) => {
    const path = names.get(id);
    const bodyBytes = path === undefined ? undefined : bodyOf.get(path);
    return path === undefined || bodyBytes === undefined
      ? []
      : [{ name: path.split('/').at(-1) ?? path, bodyBytes, wireBytes: bytes }];
  });
}

/** What a page loads of every manifest, by itself, minified and packed. */
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
