import type { SandboxServices } from './createServices.ts';
import { LedgerError } from './platform/ledger/Ledger.ts';

const tickMs = 250;
/** A list of fifty has its counts within seconds, and the rest of the work goes on meanwhile. */
const countEveryMs = 100;
const countedAtOnce = 1;
const settleEveryMs = 1000;
const readImportsEveryMs = 2000;
const verifyEveryMs = 3_600_000;
const forgetEveryMs = 3_600_000;
const wipeEveryMs = 60_000;
const lookedAtOnce = 10;
const maxLookedAt = 200;
const teamsAtOnce = 40;

/** Everything that happens on the platform because time passes. */
export interface SimulationLoop {
  /** Decides all that is due by now. */
  readonly catchUp: () => void;
  /** Decides what is due at an instant of platform time, as soon as it comes. */
  readonly decideAt: (atMs: number | undefined) => void;
  /** Something was changed by hand: settles and publishes at once. */
  readonly settle: () => void;
  /** Advances platform time; everything due on the way happens in order. */
  readonly advance: (milliseconds: number) => void;
  readonly start: () => void;
  readonly stop: () => void;
}

export function createSimulationLoop({
  timers,
  incidents,
  clock,
  nowMs,
  ledger,
  outbox,
  worldOptions,
  line,
  imported,
  placements,
  support,
  personRequests,
  cashOuts,
  settlement,
  search,
  feed,
}: SandboxServices): SimulationLoop {
  let stops: (() => void)[] = [];

  /** What cannot be decided keeps nothing else waiting, and is tried again with the next tick. */
  const catchUp = (): void => {
    line.world.advanceTo(nowMs());
    incidents.guard('placements-undecided', () => placements.decideDue());
    incidents.guard('cash-outs-undecided', () => cashOuts.decideDue());
  };

  /** The books are recomputed; what does not agree is for a person to look at. */
  const verify = (): void => {
    const faults = ledger.verify();
    if (faults.length > 0) incidents.add('books-disagree', new LedgerError(faults.join('; ')));
  };

  /**
   * Plays and prices matches ahead, some at a time, so that the first visitor need not wait for it.
   */
  const lookAhead = (section: 'live' | 'line', fromIndex: number): void => {
    const { total } = line.games({ section, offset: fromIndex, limit: lookedAtOnce }, 'en');
    const next = fromIndex + lookedAtOnce;
    if (next < Math.min(total, maxLookedAt)) timers.after(0, () => lookAhead(section, next));
    else if (section === 'live') timers.after(0, () => lookAhead('line', 0));
  };

  /** Builds the search index some teams at a time, before the first search. */
  const prepareSearch = (): void => {
    if (!search.index.follow(teamsAtOnce).isWhole) timers.after(0, prepareSearch);
  };

  const nextDecisionMs = (): number | undefined => {
    const [bet, cashOut] = [placements.nextDecisionMs(), cashOuts.nextDecisionMs()];
    return bet === undefined || cashOut === undefined ? (bet ?? cashOut) : Math.min(bet, cashOut);
  };

  const settle = (): void => {
    settlement.run();
    feed.flush();
  };

  return {
    catchUp,
    decideAt: (atMs) => void timers.after(Math.max(0, (atMs ?? 0) - nowMs()), catchUp),
    settle,
    advance(milliseconds) {
      const targetMs = nowMs() + milliseconds;
      // Each waiting bet is decided at the prices of its own instant, not of the end of the jump.
      for (
        let next = nextDecisionMs();
        next !== undefined && next < targetMs;
        next = nextDecisionMs()
      ) {
        if (next > nowMs()) clock.moveTo(next);
        catchUp();
      }
      clock.moveTo(targetMs);
      catchUp();
      settle();
    },
    start() {
      if (stops.length > 0) return;
      stops = [
        timers.every(tickMs, catchUp),
        timers.every(countEveryMs, () => line.world.countMarkets(countedAtOnce)),
        timers.every(settleEveryMs, () => settlement.run()),
        timers.every(readImportsEveryMs, () => imported.refresh()),
        timers.every(verifyEveryMs, verify),
        timers.every(forgetEveryMs, () => placements.forget()),
        timers.every(wipeEveryMs, () =>
          incidents.guard('letters-kept', () => {
            outbox.forget(nowMs());
            support.forget();
            personRequests.forget();
          }),
        ),
      ];
      incidents.guard('books-unread', verify);
      feed.start();
      if (worldOptions.size === 'full') {
        timers.after(0, () => lookAhead('live', 0));
        timers.after(0, () => imported.rereadRecent());
        timers.after(0, prepareSearch);
      }
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
    },
  };
}
