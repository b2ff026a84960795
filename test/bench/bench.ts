/** npm run bench [-- --quick] [--only start,bytes,load,…]: prints figures, fails above a limit. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { rootFolder } from '../../tools/build/installedPlugins.ts';
import { openBrowser } from './browser.ts';
import { verdictOf, type Figure, type Measured } from './Figure.ts';
import { markdownTable, shortNumber } from './markdownTable.ts';
import { measureAccounts } from './measureAccounts.ts';
import { measureBytes } from './measureBytes.ts';
import { measureCoupon } from './measureCoupon.ts';
import { measureEvent } from './measureEvent.ts';
import { measureFaults } from './measureFaults.ts';
import { measureLive } from './measureLive.ts';
import { measureLoad } from './measureLoad.ts';
import { measureSandbox } from './measureSandbox.ts';
import { measureStart } from './measureStart.ts';
import { startSite, type StartedSite } from './startSite.ts';
import { trustFlag } from './testCertificate.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const { quick } = values;

interface Tools {
  readonly browser: Browser;
  readonly site: StartedSite;
}

const withSite: Readonly<Record<string, (tools: Tools) => Promise<Measured>>> = {
  bytes: async ({ browser, site }) => measureBytes(browser, site.plain),
  load: async ({ browser, site }) => measureLoad(browser, site.secure ?? site.plain, quick ? 1 : 5),
  faults: async ({ browser, site }) =>
    measureFaults(browser, site.secure ?? site.plain, quick ? 1 : 5),
  live: async ({ browser, site }) =>
    measureLive(
      browser,
      site.plain,
      quick ? { rounds: 1, windowMs: 3000 } : { rounds: 3, windowMs: 4000 },
    ),
  event: async ({ browser, site }) =>
    measureEvent(
      browser,
      site.plain,
      quick
        ? { rounds: 1, windowMs: 3000, memoryS: 10 }
        : { rounds: 3, windowMs: 4000, memoryS: 60 },
    ),
  accounts: async ({ browser, site }) => measureAccounts(browser, site, quick ? 1 : 3),
  coupon: async ({ browser, site }) =>
    measureCoupon(browser, site.plain, { rounds: quick ? 2 : 6 }),
};
const alone: Readonly<Record<string, () => Promise<Measured>>> = {
  start: async () => measureStart(quick ? 1 : 3),
  sandbox: async () => measureSandbox(quick ? 5 : 20),
};

const known = [...Object.keys(alone), ...Object.keys(withSite)];
const wanted = values.only?.split(',') ?? known;
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(
    `--only ${unknown.join(',')}: there is no such part; the parts are ${known.join(', ')}`,
  );
  process.exit(2);
}

const measured = new Map<string, Measured>();
const take = (name: string, result: Measured): void => {
  measured.set(name, result);
  console.log(`\n## ${name}\n\n${figureTable(result.figures)}`);
  if (result.details !== undefined) console.log(`\n${result.details}`);
};

for (const [name, measure] of Object.entries(alone))
  if (wanted.includes(name)) take(name, await measure());
if (Object.keys(withSite).some((name) => wanted.includes(name))) {
  const site = await startSite();
  const browser = await openBrowser(
    site.certificate === undefined ? [] : [trustFlag(site.certificate)],
  );
  try {
    if (site.secure === undefined)
      console.log(
        'There is no openssl: pages are measured over HTTP/1.1, which hides what preloading gains.',
      );
    for (const [name, measure] of Object.entries(withSite))
      if (wanted.includes(name)) take(name, await measure({ browser, site }));
  } finally {
    await browser.close();
    site.stop();
  }
}

const figures = [...measured.values()].flatMap((each) => each.figures);
const failed = figures.filter((figure) => verdictOf(figure) === 'FAILED');
const missed = figures.filter((figure) => verdictOf(figure) === 'over goal');
const folder = join(rootFolder, 'bench-results');
mkdirSync(folder, { recursive: true });
const summary = {
  at: new Date().toISOString(),
  node: process.version,
  cores: cpus().length,
  load: loadavg(),
  isQuick: quick,
  figures: figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) })),
};
writeFileSync(join(folder, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
console.log(
  `\n## All\n\n${figureTable(figures)}\n\n${figures.length} figures: ${figures.length - missed.length - failed.length} ok, ${missed.length} over their goal, ${failed.length} failed (load of the machine ${loadavg()[0]?.toFixed(1) ?? '?'} on ${cpus().length} cores)`,
);
process.exit(failed.length === 0 ? 0 : 1);

function figureTable(rows: readonly Figure[]): string {
  return markdownTable(
    ['figure', 'measured', 'goal', 'limit', 'unit', 'verdict', 'note'],
    rows.map((figure) => [
      figure.name,
      shortNumber(figure.value),
      shortNumber(figure.goal),
      shortNumber(figure.limit),
      figure.unit,
      verdictOf(figure),
      figure.note ?? '',
    ]),
  );
}
