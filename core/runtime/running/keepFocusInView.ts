import type { Dispose } from '../../contract/Dispose.ts';

/** Controls only; a heading or page that takes the focus is not scrolled to. */
const pressed = 'a,button,input,select,textarea,summary,[tabindex="0"]';

/**
 * SHL-422: browsers only bring a corner of the focused element into view. An element that is cut by
 * the edge of a scrolling row, or covered by something fixed (`scroll-padding` of the layout), is
 * scrolled into view completely.
 */
export function keepFocusInView(
  page: Pick<Document, 'addEventListener' | 'removeEventListener'>,
): Dispose {
  const bringIn = ({ target }: FocusEvent): void => {
    if (!isElement(target) || !target.matches(pressed) || !target.matches(':focus-visible')) return;
    // An element of half a window's height is in view as well as it can be.
    if (
      target.getBoundingClientRect().height * 2 >
      target.ownerDocument.documentElement.clientHeight
    )
      return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  };
  page.addEventListener('focusin', bringIn);
  return () => page.removeEventListener('focusin', bringIn);
}

function isElement(target: EventTarget | null): target is HTMLElement {
  return target !== null && 'scrollIntoView' in target;
}
