import type { Dispose } from '#core';

/** While a press on odds is a bet: marks all odds of the page, and hears Esc from the first moment. */
export function armOdds(onEscape: () => void): Dispose {
  const root = document.documentElement;
  const handleKey = (event: KeyboardEvent): void => {
    // What is open over the page is closed first.
    if (
      event.key === 'Escape' &&
      !event.defaultPrevented &&
      document.querySelector('dialog[open], :popover-open') === null
    )
      onEscape();
  };
  root.dataset['oneClick'] = '';
  document.addEventListener('keydown', handleKey);
  return () => {
    delete root.dataset['oneClick'];
    document.removeEventListener('keydown', handleKey);
  };
}
