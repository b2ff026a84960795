import { Slot } from '../../react/Slot.tsx';
import type { LayoutFrameProps } from '../layouts.ts';
import { ClosedFrame } from './ClosedFrame.tsx';

/** For people for whom the site is closed: they may sign in and appeal, so notices reach them. */
export function BlockedLayout({ page }: LayoutFrameProps) {
  return (
    <ClosedFrame page={page}>
      <Slot name="overlay" />
    </ClosedFrame>
  );
}
