import type { Dispose } from '#core';

/** Layers that Esc closes first: dialogs, popovers and open menus. */
const overPage = 'dialog[open], :popover-open, [aria-haspopup][aria-expanded="true"]';

/** While one-click betting is on: marks all odds of the page and listens for Esc. */
export function armOdds(onEscape: () => void): Dispose {
  const root = document.documentElement;
  let wasCovered = false;
  // Checked in the capture phase, because the layer may be gone when the event bubbles.
  const look = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') wasCovered = document.querySelector(overPage) !== null;
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && !wasCovered) onEscape();
  };
  root.dataset['oneClick'] = '';
  document.addEventListener('keydown', look, { capture: true });
  document.addEventListener('keydown', handleKey);
  return () => {
    delete root.dataset['oneClick'];
    document.removeEventListener('keydown', look, { capture: true });
    document.removeEventListener('keydown', handleKey);
  };
}
