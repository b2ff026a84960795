import { useEffect, useMemo, useRef, type FocusEvent, type PointerEvent } from 'react';
import type { Dispose } from '#core';
import type { ListStore } from './ListStore.ts';

interface ListFreeze {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Rows stay where they are while the pointer is over the list or the keyboard is in it. */
export function useListFreeze(list: ListStore): ListFreeze {
  const ends = useRef<{ pointer?: Dispose | undefined; focus?: Dispose | undefined }>({});
  useEffect(() => {
    const held = ends.current;
    return () => {
      held.pointer?.();
      held.focus?.();
      ends.current = {};
    };
  }, [list]);
  return useMemo(
    () => ({
      onPointerEnter: (event) => {
        if (event.pointerType === 'mouse') ends.current.pointer ??= list.hold();
      },
      onPointerLeave: () => {
        ends.current.pointer?.();
        ends.current.pointer = undefined;
      },
      onFocus: (event) => {
        if (event.target.matches(':focus-visible')) ends.current.focus ??= list.hold();
      },
      onBlur: (event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        ends.current.focus?.();
        ends.current.focus = undefined;
      },
    }),
    [list],
  );
}
