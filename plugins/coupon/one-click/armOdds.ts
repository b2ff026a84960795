import type { Dispose } from '#core';

/** While one-click betting is on: marks all odds of the page and listens for Esc. */
export function armOdds(onEscape: () => void): Dispose {
  const root = document.documentElement;
  const handleKey = (event: KeyboardEvent): void => {
    // Esc closes dialogs and popovers first.
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
