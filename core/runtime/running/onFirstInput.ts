import type { Dispose } from '../../contract/Dispose.ts';
import type { Scheduler } from '../../platform/time/Scheduler.ts';

const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/** Runs once: at the first input of the person, or after a delay. */
export function onFirstInput(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  scheduler: Pick<Scheduler, 'after'>,
  waitMs: number,
  run: () => void,
): Dispose {
  let isOver = false;
  const end = (): void => {
    isOver = true;
    stopWaiting();
    for (const sign of signs) page.removeEventListener(sign, begin, { capture: true });
  };
  const begin = (): void => {
    if (isOver) return;
    end();
    run();
  };
  const stopWaiting = scheduler.after(waitMs, begin);
  for (const sign of signs) page.addEventListener(sign, begin, { capture: true, passive: true });
  return end;
}
