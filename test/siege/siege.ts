/**
 * Attacks the site on this machine and nothing else: `npm run siege` (some minutes), `-- --short`
 * as `npm test` does, `-- --only name,name`. Prints each attempt and each failure; exits with 1
 * after a failure.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { letterFloods } from './attacks/letterFloods.ts';
import { hostileRequests } from './attacks/hostileRequests.ts';
import { boundSignIns } from './attacks/boundSignIns.ts';
import { falseHeaders } from './attacks/falseHeaders.ts';
import { slowClients } from './attacks/slowClients.ts';
import { strayPaths } from './attacks/strayPaths.ts';
import { guesses } from './attacks/guesses.ts';
import { signInFlood } from './attacks/signInFlood.ts';
import { feedFlood } from './attacks/feedFlood.ts';
import { tornSockets } from './attacks/tornSockets.ts';
import { killedCashOuts } from './attacks/killedCashOuts.ts';
import { killedPayments } from './attacks/killedPayments.ts';
import { killedPlacements } from './attacks/killedPlacements.ts';
import { fullDisk } from './attacks/fullDisk.ts';
import { twoPlatforms } from './attacks/twoPlatforms.ts';
import { clockJump } from './attacks/clockJump.ts';
import { behindNginx } from './attacks/behindNginx.ts';
import { killAll, startEdge, startPlatform } from './processes.ts';
import type { Attack, Siege, Site } from './Attack.ts';

const attacks: readonly Attack[] = [
  // First, because its connections end while the others run.
  slowClients,
  hostileRequests,
  strayPaths,
  falseHeaders,
  letterFloods,
  guesses,
  signInFlood,
  boundSignIns,
  feedFlood,
  tornSockets,
  behindNginx,
  killedPlacements,
  killedCashOuts,
  killedPayments,
  twoPlatforms,
  fullDisk,
  clockJump,
];

/** Time limit of an attack, far above the usual duration. */
const limitMs = 15 * 60_000;
const shortLimitMs = 120_000;

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const wanted = values.only?.split(',');
const unknown = wanted?.filter((name) => !attacks.some((attack) => attack.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(
    `There is no attack ${unknown.join(', ')}: ${attacks.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'grandstand-siege-site-'));
let shared: Promise<Site> | undefined;
async function startSite(): Promise<Site> {
  const platform = await startPlatform(join(folder, 'siege.sqlite'));
  return { platform, edge: await startEdge(platform) };
}

interface Row {
  readonly name: string;
  tried: number;
  readonly fallen: string[];
  tookMs: number;
}

const rows: Row[] = [];
const leftOut: string[] = [];
const looks: (() => Promise<void>)[] = [];
const startedMs = performance.now();

/** Runs a part of an attack, and reports if it throws or does not end. */
async function attempt(
  row: Row,
  report: Siege['report'],
  work: () => Promise<void>,
): Promise<void> {
  const end = new AbortController();
  const partStartedMs = performance.now();
  try {
    await Promise.race([
      work(),
      // A hanging attack counts as a failure and is not awaited.
      setTimeout(values.short ? shortLimitMs : limitMs, undefined, { signal: end.signal }).then(
        () => report('the attack came to its end', false, 'it took too long'),
      ),
    ]);
  } catch (error) {
    report('the attack came to its end', false, String(error));
  }
  end.abort();
  row.tookMs += performance.now() - partStartedMs;
}

for (const { name, claim, missing, run } of attacks) {
  if (wanted?.includes(name) === false) continue;
  const reason = missing?.();
  if (reason !== undefined) {
    leftOut.push(`${name}: ${reason}`);
    console.log(`- ${name}: left out, ${reason}`);
    continue;
  }
  console.log(`- ${name}: ${claim}`);
  const row: Row = { name, tried: 0, fallen: [], tookMs: 0 };
  rows.push(row);
  const report: Siege['report'] = (what, held, detail = '') => {
    row.tried += 1;
    if (!held) row.fallen.push(`${name}: ${what} ${detail}`.trim());
    console.log(`  ${held ? 'held' : 'FELL'}  ${what}${detail === '' ? '' : ` (${detail})`}`);
  };
  await attempt(row, report, () =>
    run({
      isShort: values.short,
      report,
      site: () => (shared ??= startSite()),
      afterwards: (look) =>
        void looks.push(async () => {
          console.log(`- ${name}, afterwards`);
          await attempt(row, report, look);
        }),
    }),
  );
}
for (const look of looks) await look();
await killAll();
rmSync(folder, { recursive: true, force: true });

const fallen = rows.flatMap((row) => row.fallen);
const tried = rows.reduce((sum, row) => sum + row.tried, 0);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(0)} s`;
console.log(
  `\n${'attack'.padEnd(12)}${'tried'.padStart(6)}${'fell'.padStart(6)}${'time'.padStart(7)}`,
);
for (const { name, tried: count, fallen: fell, tookMs } of rows)
  console.log(
    `${name.padEnd(12)}${String(count).padStart(6)}${String(fell.length).padStart(6)}${seconds(tookMs).padStart(7)}`,
  );
console.log(
  `\n${tried} tried, ${fallen.length} fell, ${leftOut.length} attacks LEFT OUT, ${seconds(performance.now() - startedMs)}`,
);
for (const line of fallen) console.log(`FELL ${line}`);
// Last, so that a skipped attack is not mistaken for a passed one.
for (const line of leftOut) console.log(`LEFT OUT, so nothing is known of it: ${line}`);
process.exit(fallen.length === 0 ? 0 : 1);
