import type { SandboxPartData } from './SandboxPartData.ts';
import type { SandboxOptions } from './SandboxOptions.ts';
import { Ledger } from './platform/ledger/Ledger.ts';
import { IncidentLog } from '../process/IncidentLog.ts';
import { ImportedEvents } from './platform/line/ImportedEvents.ts';
import { Line } from './platform/line/Line.ts';
import { Store } from './platform/store/Store.ts';
import { PlatformClock } from './platform/time/PlatformClock.ts';
import { createRealTimers, ownTimers } from './platform/time/Timers.ts';
import { SeasonPlayer } from './platform/line/SeasonPlayer.ts';
import type { World } from './world/World.ts';
import { createWorld } from './world/createWorld.ts';

/** Delay after which the answer has been sent. */
const laterDelayMs = 5;

export const defaultSeed = 7;

/** Notifies the user channel of changed data of a person; the key names a placement. */
export type NotifyUser = (userId: number, placementKey?: string) => void;

/** Creates time, database, world and the line offered from it. */
export function createInfrastructure(options: SandboxOptions, parts: readonly SandboxPartData[]) {
  const incidents = new IncidentLog();
  const timers = ownTimers(
    options.timers ??
      createRealTimers(options.nowMs, (run) => incidents.guard('timer-failed', run)),
  );
  const clock = new PlatformClock(timers.nowMs);
  const { nowMs } = clock;
  const store = new Store(
    options.databasePath,
    parts.flatMap(({ tables }) => tables ?? []),
    'alone',
    options.image,
  );
  const worldOptions = { seed: options.seed ?? defaultSeed, size: options.size ?? 'full' };
  const makeWorld = (): World => {
    const world = createWorld({ ...worldOptions, nowMs: nowMs() });
    if (options.pace !== undefined) world.setPace(options.pace);
    return world;
  };
  const line = new Line(makeWorld());
  return {
    incidents,
    timers,
    clock,
    nowMs,
    store,
    worldOptions,
    makeWorld,
    line,
    /** Runs work after the answer: its time would otherwise reveal whether an e-mail was sent. */
    later: options.later ?? ((work: () => void) => void timers.after(laterDelayMs, work)),
    imported: new ImportedEvents(store, line, timers),
    ledger: new Ledger(store),
    seasons: new SeasonPlayer({ line, timers, looksAhead: () => worldOptions.size === 'full' }),
  };
}

export type Infrastructure = ReturnType<typeof createInfrastructure>;
