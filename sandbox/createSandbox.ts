import { sandboxParts } from '../schemas/generated/sandboxParts.ts';
import type { SandboxOptions } from './SandboxOptions.ts';
import { requireUserNamed } from './platform/accounts/requireUserNamed.ts';
import { seedUsers } from './platform/accounts/seedUsers.ts';
import { addRoutes } from './addRoutes.ts';
import { defaultTiming } from './platform/bets/CouponTiming.ts';
import { defaultHouseRules } from './platform/bets/money/HouseRules.ts';
import { seedMoney } from './platform/bets/money/seedMoney.ts';
import { seedHistory } from './platform/bets/history/seedHistory.ts';
import { createServices, type SandboxServices } from './createServices.ts';
import { createSimulationLoop } from './createSimulationLoop.ts';
import type { FeedHub } from './platform/feed/FeedHub.ts';
import { createSandboxApp, type SandboxApp } from './platform/http/SandboxApp.ts';
import type { Ledger } from './platform/ledger/Ledger.ts';
import type { ImportedEvents } from './platform/line/ImportedEvents.ts';
import type { Line } from './platform/line/Line.ts';
import type { IncidentLog } from '../process/IncidentLog.ts';
import type { Store } from './platform/store/Store.ts';
import type { WorldSize } from './world/WorldSize.ts';

export interface Sandbox {
  readonly app: SandboxApp;
  readonly feed: FeedHub;
  readonly line: Line;
  readonly ledger: Ledger;
  readonly imported: ImportedEvents;
  readonly store: Store;
  readonly incidents: IncidentLog;
  readonly allowedHosts: readonly string[];
  /** Answers a request; the second argument carries a Node server's `incoming`, if any. */
  readonly fetch: (request: Request, bindings?: object) => Promise<Response>;
  /** Platform time. */
  readonly nowMs: () => number;
  /** Starts world, decisions, settlement and feed. */
  readonly start: () => void;
  /** Advances platform time; everything due in between happens in order. */
  readonly advance: (milliseconds: number) => void;
  readonly reset: (seed?: number, size?: WorldSize) => void;
  readonly dispose: () => void;
}

/** Creates the platform of the demo: complete, with no services outside this process. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const services = createServices(options, sandboxParts);
  const loop = createSimulationLoop(services);
  const reset = (seed?: number, size?: WorldSize): void => resetServices(services, seed, size);
  const app = createSandboxApp();
  addRoutes(app, { ...services, loop, reset }, options);
  services.store.transaction(() => seedDemo(services));

  const { feed, line, ledger, imported, store, incidents, nowMs } = services;
  return {
    app,
    feed,
    line,
    ledger,
    imported,
    store,
    incidents,
    allowedHosts: options.allowedHosts ?? [],
    fetch: async (request, bindings) => app.fetch(request, bindings ?? {}),
    nowMs,
    start: loop.start,
    advance: loop.advance,
    reset,
    dispose() {
      loop.stop();
      services.timers.end();
      feed.dispose();
      services.search.index.close();
      services.store.close();
    },
  };
}

/** Creates the demo accounts with their money and bets. */
function seedDemo({
  imported,
  users,
  profiles,
  store,
  terms,
  ledger,
  line,
  coupons,
  money,
  factors,
  rights,
  passwords,
  nowMs,
}: SandboxServices): void {
  imported.replay();
  if (users.count() > 0) return;
  seedUsers(
    { store, users, profiles, terms, ledger, factors, rights, passwords, nowMs: nowMs() },
    (userId, accountId, endsAtMinor) =>
      seedHistory({ store, ledger, line, coupons, nowMs: nowMs() }, userId, accountId, endsAtMinor),
  );
  seedMoney(users, money, nowMs());
  const userIdOf = (login: string): number => requireUserNamed(users, login).id;
  for (const { seed } of sandboxParts) seed?.({ store, userIdOf, nowMs: nowMs() });
}

/** Resets every service that holds state outside the database. */
function resetServices(
  services: SandboxServices,
  seed: number | undefined,
  size: WorldSize | undefined,
): void {
  const {
    worldOptions,
    clock,
    store,
    site,
    sessions,
    seo,
    broadcasts,
    faults,
    outbox,
    configGroups,
    captcha,
    limits,
    requests,
    feed,
    support,
    personRequests,
    timing,
    houseRules,
    line,
    makeWorld,
    settlement,
  } = services;
  if (seed !== undefined) worldOptions.seed = seed;
  if (size !== undefined) worldOptions.size = size;
  clock.reset();
  store.reset();
  site.reset();
  sessions.clear();
  seo.reset();
  broadcasts.reset();
  faults.clear();
  outbox.faults.clear();
  configGroups.clear();
  captcha.clear();
  limits.clear();
  requests.clear();
  feed.faults.reset();
  support.reset();
  personRequests.isAutomatic = true;
  Object.assign(timing, defaultTiming);
  Object.assign(houseRules, defaultHouseRules);
  line.replaceWorld(makeWorld());
  settlement.restart();
  seedDemo(services);
  feed.restart();
}
