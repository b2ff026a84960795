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
 * Pauses the time-out of notices while a pointer, the focus or a dialog over the page holds it;
 * resumes when the last of them has released it.
 *
 * @param isCovered whether a dialog is over the page
 * @param isEmpty whether nothing is shown: pointer and focus cannot leave a removed element
 * @param onEscape called with the focused element
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
