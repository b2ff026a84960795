import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: wall-clock time, and CPU time of the thread. */
  readonly dur?: number;
  readonly tdur?: number;
}

const category = 'disabled-by-default-devtools.timeline';

/** CPU milliseconds of every task on the page's main thread during the observation. */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  forMs: number,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: [category, '__metadata', 'toplevel'] });
  await page.waitForTimeout(forMs);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name === 'RunTask' && event.dur !== undefined,
  );
  const busyUs = new Map<string, number>();
  for (const task of tasks)
    busyUs.set(threadOf(task), (busyUs.get(threadOf(task)) ?? 0) + timeOf(task));
  const mainThreads = new Set(
    traceEvents
      .filter(
        (event) =>
          event.name === 'thread_name' &&
          (event as unknown as { readonly args: { readonly name: string } }).args.name ===
            'CrRendererMain',
      )
      .map(threadOf),
  );
  const busiest = [...busyUs]
    .filter(([thread]) => mainThreads.has(thread))
    .toSorted(([, first], [, second]) => second - first)[0]?.[0];
  return tasks.filter((task) => threadOf(task) === busiest).map((task) => timeOf(task) / 1000);
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}/${tid}`;
}

function timeOf({ tdur, dur }: TraceEvent): number {
  return tdur ?? dur ?? 0;
}
