import type { Process } from './processes.ts';
import { wait } from './Attack.ts';

export interface Measured {
  readonly p95Ms: number;
  readonly count: number;
  /** Answers other than 200. */
  readonly failed: number;
}

const paths = ['/en', '/web-api/line/v1/games?section=live&limit=5', '/en/live'];
const pauseMs = 40;
const fewest = 10;

/** Measures how long visitors wait for pages and prices during the work. */
export async function measure(edge: Process, work: Promise<unknown>): Promise<Measured> {
  const tookMs: number[] = [];
  let failed = 0;
  let isOver = false;
  void work.finally(() => (isOver = true)).catch(() => undefined);
  while (!isOver || tookMs.length < fewest) {
    const startedMs = performance.now();
    const answer = await fetch(`${edge.url}${paths[tookMs.length % paths.length]}`);
    await answer.text();
    if (answer.status !== 200) failed += 1;
    tookMs.push(performance.now() - startedMs);
    await wait(pauseMs);
  }
  await work;
  tookMs.sort((one, other) => one - other);
  return { p95Ms: tookMs[Math.floor(tookMs.length * 0.95)] ?? 0, count: tookMs.length, failed };
}

/** Whether visitors wait no longer than allowed, relative to the waits before. */
export function isInTime(before: Measured, during: Measured): boolean {
  return during.failed === 0 && during.p95Ms < Math.max(1500, 5 * before.p95Ms);
}

export function shown({ p95Ms, count }: Measured): string {
  return `p95 ${p95Ms.toFixed(0)} ms of ${count}`;
}
