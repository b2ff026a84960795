import type { Page } from '@playwright/test';

/** A page whose scripts are broken on purpose stays inert; its journey checks it otherwise. */
const patienceMs = 20_000;

const waiting = new WeakSet<Page>();

/** Makes `goto` and `reload` wait until the page is hydrated, like a person would. */
export function waitUntilOpen(page: Page): void {
  if (waiting.has(page)) return;
  waiting.add(page);
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const opened = (): Promise<void> =>
    page
      .locator('html:not(:has(#root[inert]))')
      .waitFor({ state: 'attached', timeout: patienceMs })
      .catch(() => undefined);
  page.goto = async (...asked) => {
    const answer = await goto(...asked);
    await opened();
    return answer;
  };
  page.reload = async (...asked) => {
    const answer = await reload(...asked);
    await opened();
    return answer;
  };
}
