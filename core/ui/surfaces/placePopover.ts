const gapPx = 6;
const marginPx = 8;
/** A taller panel scrolls. */
const enoughPx = 240;

/**
 * Places an open panel below its button, or above if there is more room, aligned with its start or
 * end edge. The position is written as custom properties, so that the style sheet applies it.
 */
export function placePopover(button: Element, panel: HTMLElement, align: 'start' | 'end'): void {
  const box = button.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  const isRtl = getComputedStyle(button).direction === 'rtl';
  const roomBelow = height - box.bottom - gapPx - marginPx;
  const roomAbove = box.top - gapPx - marginPx;
  // Just before it is shown a panel has no height yet.
  const wantedPx = panel.scrollHeight === 0 ? enoughPx : Math.min(panel.scrollHeight, enoughPx);
  const isAbove = roomBelow < wantedPx && roomAbove > roomBelow;
  const isAtLeft = (align === 'start') !== isRtl;
  const inline = isAtLeft ? box.left : width - box.right;

  panel.dataset['edge'] = isAtLeft === isRtl ? 'end' : 'start';
  panel.dataset['side'] = isAbove ? 'above' : 'below';
  panel.style.setProperty(
    '--popover-inline',
    `${Math.max(marginPx, Math.min(inline, width - panel.offsetWidth - marginPx))}px`,
  );
  panel.style.setProperty(
    '--popover-block',
    `${isAbove ? height - box.top + gapPx : box.bottom + gapPx}px`,
  );
  panel.style.setProperty('--popover-room', `${isAbove ? roomAbove : roomBelow}px`);
}
