/**
 * Attacks the site on this machine and nothing else: `npm run siege` (some minutes), `-- --short`
 * as `npm test` does, `-- --only name,name`. Prints what was tried and what fell; exits 1 when
 * something did.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hostileRequests } from './attacks/hostileRequests.ts';
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
import type { Attack, Site } from './Attack.ts';

const attacks: readonly Attack[] = [
  hostileRequests,
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

/** The longest that an attack may take: far more than it does. */
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

const fallen: string[] = [];
const leftOut: string[] = [];
let tried = 0;
const startedMs = performance.now();
for (const { name, claim, missing, run } of attacks) {
  if (wanted?.includes(name) === false) continue;
  const reason = missing?.();
  if (reason !== undefined) {
    leftOut.push(`${name}: ${reason}`);
    console.log(`- ${name}: left out, ${reason}`);
    continue;
  }
  console.log(`- ${name}: ${claim}`);
  const report = (what: string, held: boolean, detail = ''): void => {
    tried += 1;
    if (!held) fallen.push(`${name}: ${what} ${detail}`.trim());
    console.log(`  ${held ? 'held' : 'FELL'}  ${what}${detail === '' ? '' : ` (${detail})`}`);
  };
  const end = new AbortController();
  try {
    await Promise.race([
      run({ isShort: values.short, report, site: () => (shared ??= startSite()) }),
      // What hangs has fallen: nobody waits for it.
      setTimeout(values.short ? shortLimitMs : limitMs, undefined, { signal: end.signal }).then(
        () => report('the attack came to its end', false, 'it took too long'),
      ),
    ]);
  } catch (error) {
    report('the attack came to its end', false, String(error));
  }
  end.abort();
}
await killAll();
rmSync(folder, { recursive: true, force: true });
const tookS = (performance.now() - startedMs) / 1000;
console.log(
  `\n${tried} tried, ${fallen.length} fell, ${leftOut.length} attacks LEFT OUT, ${tookS.toFixed(0)} s`,
);
for (const line of fallen) console.log(`FELL ${line}`);
// Last, so that nobody takes what was not tried for what held.
for (const line of leftOut) console.log(`LEFT OUT, so nothing is known of it: ${line}`);
process.exit(fallen.length === 0 ? 0 : 1);
