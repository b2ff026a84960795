import type { SandboxOptions } from './SandboxOptions.ts';
import { seedUsers } from './accounts/seedUsers.ts';
import { addRoutes } from './addRoutes.ts';
import { usualTiming } from './coupon/CouponTiming.ts';
import { usualHouseRules } from './coupon/money/HouseRules.ts';
import { seedMoney } from './coupon/money/seedMoney.ts';
import { seedHistory } from './coupon/seedHistory.ts';
import { createParts, type SandboxParts } from './createParts.ts';
import { createPulse } from './createPulse.ts';
import type { FeedHub } from './feed/FeedHub.ts';
import { createSandboxApp, type SandboxApp } from './http/SandboxApp.ts';
import type { Ledger } from './ledger/Ledger.ts';
import type { ImportedEvents } from './line/ImportedEvents.ts';
import type { Line } from './line/Line.ts';
import { demoConfigGroups } from './site/configGroupRoutes.ts';
import type { WorldSize } from './world/World.ts';

export interface Sandbox {
  readonly app: SandboxApp;
  readonly feed: FeedHub;
  readonly line: Line;
  readonly ledger: Ledger;
  readonly imported: ImportedEvents;
  readonly allowedHosts: readonly string[];
  /** Answers a request; the second argument carries a Node server's `incoming`, where there is one. */
  readonly fetch: (request: Request, bindings?: object) => Promise<Response>;
  /** Platform time. */
  readonly nowMs: () => number;
  /** Lets the world play, bets be decided and the feed flow. */
  readonly start: () => void;
  /** Moves platform time; everything due on the way happens in order. */
  readonly advance: (milliseconds: number) => void;
  readonly reset: (seed?: number, size?: WorldSize) => void;
  readonly dispose: () => void;
}

/** The platform of the demo: everything real, nothing outside this process. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const parts = createParts(options);
  const pulse = createPulse(parts);
  const reset = (seed?: number, size?: WorldSize): void => resetParts(parts, seed, size);
  const app = createSandboxApp();
  addRoutes(app, parts, options, { catchUp: pulse.catchUp, advance: pulse.advance, reset });
  seedDemo(parts);

  const { feed, line, ledger, imported, nowMs } = parts;
  return {
    app,
    feed,
    line,
    ledger,
    imported,
    allowedHosts: options.allowedHosts ?? [],
    fetch: async (request, bindings) => app.fetch(request, bindings ?? {}),
    nowMs,
    start: pulse.start,
    advance: pulse.advance,
    reset,
    dispose() {
      pulse.stop();
      feed.dispose();
      parts.store.close();
    },
  };
}

/** People, money and bets that a new platform begins with. */
function seedDemo({ imported, users, store, terms, ledger, line, coupons, money, passwordCost, nowMs }: SandboxParts): void {
  imported.replay();
  if (users.count() > 0) return;
  seedUsers(store, users, terms, ledger, passwordCost, nowMs(), (userId, accountId, endsAtMinor) => seedHistory({ store, ledger, line, coupons, nowMs: nowMs() }, userId, accountId, endsAtMinor));
  seedMoney(users, money, nowMs());
}

/** As new: what is kept outside the database is forgotten one by one. */
function resetParts(parts: SandboxParts, seed: number | undefined, size: WorldSize | undefined): void {
  const { worldOf, clock, store, site, sessions, seo, broadcasts, faults, configGroups, captcha, requests, feed, support, timing, houseRules, line, makeWorld, settlement } = parts;
  if (seed !== undefined) worldOf.seed = seed;
  if (size !== undefined) worldOf.size = size;
  clock.reset();
  store.reset();
  site.reset();
  sessions.forget();
  seo.reset();
  broadcasts.reset();
  faults.clear();
  configGroups.clear();
  for (const [name, group] of demoConfigGroups()) configGroups.set(name, group);
  captcha.forget();
  requests.clear();
  feed.faults.reset();
  support.reset();
  Object.assign(timing, usualTiming);
  Object.assign(houseRules, usualHouseRules);
  line.replaceWorld(makeWorld());
  settlement.restart();
  seedDemo(parts);
  feed.restart();
}
