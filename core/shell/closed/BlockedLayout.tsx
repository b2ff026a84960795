import { Overlay } from '../frame/Overlay.tsx';
import type { LayoutFrameProps } from '../layouts.ts';
import { ClosedFrame } from './ClosedFrame.tsx';

/** For people for whom the site is closed: they may sign in and appeal, so notices reach them. */
export function BlockedLayout({ page }: LayoutFrameProps) {
  return (
    <ClosedFrame page={page}>
      <Overlay />
    </ClosedFrame>
  );
}
