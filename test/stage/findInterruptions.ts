import type { Page } from '@playwright/test';

/**
 * One line for each element that announces odds by itself, or interrupts without permission:
 * allowed are only the shell's region, some groups of notices, and the replacement of a failed
 * view, with its button.
 */
export async function findInterruptions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const name = (element: Element): string => element.outerHTML.slice(0, 120);
    const live = [
      ...document.querySelectorAll(
        '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], [role="timer"], [role="marquee"]',
      ),
    ];
    const interrupting = live.filter(
      (element) => element.role === 'alert' || element.ariaLive === 'assertive',
    );
    return [
      ...live
        .filter((element) => element.querySelector('[data-odds]') !== null)
        .map((element) => `odds speak by themselves: ${name(element)}`),
      ...interrupting
        .filter(
          (element) =>
            !element.matches('[role="alert"][aria-live="assertive"][aria-atomic="true"]') &&
            !element.matches('[data-notice]') &&
            element.querySelector('button, a') === null,
        )
        .map((element) => `interrupts: ${name(element)}`),
    ];
  });
}
