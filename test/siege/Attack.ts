import type { Process } from './processes.ts';

/** An attack or a fault of the machine. */
export interface Attack {
  /** Name for `--only`. */
  readonly name: string;
  /** The property that must hold, in a few words. */
  readonly claim: string;
  /** Why it cannot run on this machine; undefined if it can. */
  readonly missing?: () => string | undefined;
  readonly run: (siege: Siege) => Promise<void>;
}

/** Context and report of an attack. */
export interface Siege {
  /** Whether counts are small enough for `npm test`. */
  readonly isShort: boolean;
  /** Reports an attempt and whether the site held; `detail` is the measured value. */
  readonly report: (tried: string, held: boolean, detail?: string) => void;
  /** Registers a check that needs time, run after all other attacks. */
  readonly afterwards: (look: () => Promise<void>) => void;
  /** A production edge with a platform, shared by all attacks that leave it running. */
  readonly site: () => Promise<Site>;
}

export interface Site {
  readonly edge: Process;
  readonly platform: Process;
}

/** Chooses a count: small in the short form. */
export function times({ isShort }: Siege, short: number, long: number): number {
  return isShort ? short : long;
}

export function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, delayMs));
}

/** Polls until the condition holds or the time is over. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  limitMs = 10_000,
): Promise<boolean> {
  const endMs = performance.now() + limitMs;
  while (performance.now() < endMs) {
    if (await isSo()) return true;
    await wait(50);
  }
  return false;
}

/** Reports whether the processes run, and their uncaught errors. */
export function reportTrouble(report: Siege['report'], processes: readonly Process[]): void {
  const trouble = processes.flatMap((process) => [
    ...(process.isAlive() ? [] : [`the process at ${process.url} has ended`]),
    ...(process.log().match(/.*"event":"(?:unhandled-rejection|uncaught-exception)".*/g) ?? []),
  ]);
  report('both processes live, and nothing was left uncaught', trouble.length === 0, trouble[0]);
}
