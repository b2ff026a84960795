import { MainArea } from './frame/MainArea.tsx';
import type { LayoutFrameProps } from './layouts.ts';

/** Nothing but the page: printing and windows of their own. */
export function EmptyLayout({ page }: LayoutFrameProps) {
  return <MainArea page={page} />;
}
