import type { Process } from './processes.ts';

/** One thing that an attacker or a broken machine does. */
export interface Attack {
  /** Also the name by which `--only` asks for it. */
  readonly name: string;
  /** What is to hold, in a few words. */
  readonly claim: string;
  /** Why it cannot be tried on this machine; undefined where it can. */
  readonly missing?: () => string | undefined;
  readonly run: (siege: Siege) => Promise<void>;
}

/** What an attack reports to. */
export interface Siege {
  /** Counts of the short form are small enough for `npm test`. */
  readonly isShort: boolean;
  /** Says what was tried and whether the site held; `detail` is the measured value. */
  readonly report: (tried: string, held: boolean, detail?: string) => void;
  /** Looks at what takes time to end, once all other attacks have been made. */
  readonly afterwards: (look: () => Promise<void>) => void;
  /** An edge of production before a platform, the same for all attacks that leave it standing. */
  readonly site: () => Promise<Site>;
}

export interface Site {
  readonly edge: Process;
  readonly platform: Process;
}

/** A count: small in the short form. */
export function times({ isShort }: Siege, short: number, long: number): number {
  return isShort ? short : long;
}

export function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, delayMs));
}

/** Asks until the answer is yes, at most so long. */
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

/** Reports whether the processes live, and what they say themselves that nobody has caught. */
export function reportTrouble(report: Siege['report'], processes: readonly Process[]): void {
  const trouble = processes.flatMap((process) => [
    ...(process.isAlive() ? [] : [`the process at ${process.url} has ended`]),
    ...(process.log().match(/.*"event":"(?:unhandled-rejection|uncaught-exception)".*/g) ?? []),
  ]);
  report('both processes live, and nothing was left uncaught', trouble.length === 0, trouble[0]);
}
