import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useServices } from '#core/ui';

interface HoldHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

type Holder = 'pointer' | 'focus' | 'dialog';

/**
 * Stops the time of the notices while a pointer, the focus or a dialog over the page holds it; it
 * goes on when the last of them has let go.
 *
 * @param isCovered a dialog stands over the page
 * @param isEmpty nothing is shown: neither pointer nor focus can leave what is gone
 * @param onEscape called with the element that has the focus
 */
export function useHold(
  isCovered: boolean,
  isEmpty: boolean,
  onEscape: (focused: Element) => void,
): HoldHandlers {
  const { notices } = useServices();
  const holders = useRef(new Set<Holder>());

  useEffect(() => {
    const held = holders.current;
    if (isEmpty) {
      held.delete('pointer');
      held.delete('focus');
    }
    if (isCovered) held.add('dialog');
    else held.delete('dialog');
    if (held.size > 0) notices.hold();
    else notices.release();
  }, [isCovered, isEmpty, notices]);

  useEffect(() => () => notices.release(), [notices]);

  const hold = (by: Holder) => (): void => {
    holders.current.add(by);
    notices.hold();
  };
  const letGo = (by: Holder) => (): void => {
    holders.current.delete(by);
    if (holders.current.size === 0) notices.release();
  };
  return {
    onPointerEnter: hold('pointer'),
    onPointerLeave: letGo('pointer'),
    onFocus: hold('focus'),
    onBlur: letGo('focus'),
    onKeyDown: (event) => {
      if (event.key === 'Escape' && event.target instanceof Element) onEscape(event.target);
    },
  };
}
