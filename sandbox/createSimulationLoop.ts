import type { SandboxServices } from './createServices.ts';
import { LedgerError } from './platform/ledger/Ledger.ts';

const tickMs = 250;
/** A list of fifty events has its counts within seconds, and other work runs in between. */
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

/** Everything that happens on the platform as time passes. */
export interface SimulationLoop {
  /** Decides everything that is due by now. */
  readonly catchUp: () => void;
  /** Schedules a decision for an instant of platform time. */
  readonly decideAt: (atMs: number | undefined) => void;
  /** Settles and publishes at once after a manual change. */
  readonly settle: () => void;
  /** Advances platform time; everything due in between happens in order. */
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

  /** A bet that cannot be decided does not hold up the others and is retried with the next tick. */
  const catchUp = (): void => {
    line.world.advanceTo(nowMs());
    incidents.guard('placements-undecided', () => placements.decideDue());
    incidents.guard('cash-outs-undecided', () => cashOuts.decideDue());
  };

  /** Recomputes the books and reports disagreements for a person to look at. */
  const verify = (): void => {
    const faults = ledger.verify();
    if (faults.length > 0) incidents.add('books-disagree', new LedgerError(faults.join('; ')));
  };

  /** Plays and prices matches ahead of time in slices, so that the first visitor need not wait. */
  const lookAhead = (section: 'live' | 'line', fromIndex: number): void => {
    const { total } = line.games({ section, offset: fromIndex, limit: lookedAtOnce }, 'en');
    const next = fromIndex + lookedAtOnce;
    if (next < Math.min(total, maxLookedAt)) timers.after(0, () => lookAhead(section, next));
    else if (section === 'live') timers.after(0, () => lookAhead('line', 0));
  };

  /** Builds the search index in slices of some teams before the first search. */
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
      // Each waiting bet is decided at the prices of its own instant, not at those of the jump's
      // end.
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
          incidents.guard('messages-kept', () => {
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
