import type { SandboxParts } from './createParts.ts';

const tickMs = 250;
const settleEveryMs = 1000;
const readImportsEveryMs = 2000;
const lookedAtOnce = 10;
const mostLookedAt = 200;
const teamsAtOnce = 40;

/** What happens on the platform because time passes. */
export interface Pulse {
  /** Decides all that is due by now. */
  readonly catchUp: () => void;
  /** Moves platform time; everything due on the way happens in order. */
  readonly advance: (milliseconds: number) => void;
  readonly start: () => void;
  readonly stop: () => void;
}

export function createPulse({ timers, clock, nowMs, worldOf, line, imported, placements, cashOuts, settlement, search, feed }: SandboxParts): Pulse {
  let stops: (() => void)[] = [];

  const catchUp = (): void => {
    line.world.advanceTo(nowMs());
    placements.decideDue();
    cashOuts.decideDue();
  };

  /** The first look at a match plays and prices it: a little at a time, before the first visitor waits for it. */
  const lookAhead = (section: 'live' | 'line', fromIndex: number): void => {
    const { total } = line.games({ section, offset: fromIndex, limit: lookedAtOnce }, 'en');
    const next = fromIndex + lookedAtOnce;
    if (next < Math.min(total, mostLookedAt)) timers.after(0, () => lookAhead(section, next));
    else if (section === 'live') timers.after(0, () => lookAhead('line', 0));
  };

  /** The names of all squads are drawn a few teams at a time, before the first person searches. */
  const prepareSearch = (): void => {
    if (!search.index.follow(teamsAtOnce).isWhole) timers.after(0, prepareSearch);
  };

  const nextDecisionMs = (): number | undefined => {
    const [bet, cashOut] = [placements.nextDecisionMs(), cashOuts.nextDecisionMs()];
    return bet === undefined || cashOut === undefined ? (bet ?? cashOut) : Math.min(bet, cashOut);
  };

  return {
    catchUp,
    advance(milliseconds) {
      const targetMs = nowMs() + milliseconds;
      // Each waiting bet is decided with the prices of its own instant, not of the end of the jump.
      for (let next = nextDecisionMs(); next !== undefined && next < targetMs; next = nextDecisionMs()) {
        if (next > nowMs()) clock.moveTo(next);
        catchUp();
      }
      clock.moveTo(targetMs);
      catchUp();
      settlement.run();
      feed.flush();
    },
    start() {
      if (stops.length > 0) return;
      stops = [timers.every(tickMs, catchUp), timers.every(settleEveryMs, () => settlement.run()), timers.every(readImportsEveryMs, () => imported.refresh())];
      feed.start();
      if (worldOf.size === 'full') {
        timers.after(0, () => lookAhead('live', 0));
        timers.after(0, () => imported.lookBack());
        timers.after(0, prepareSearch);
      }
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
    },
  };
}
