import type { LayoutFrameProps } from '../layouts.ts';
import { ClosedFrame } from './ClosedFrame.tsx';

/** While the site is worked on: nothing of any plugin but the page. */
export function MaintenanceLayout({ page }: LayoutFrameProps) {
  return <ClosedFrame page={page} />;
}
