import type { LayoutFrame } from '../layouts.ts';

/** Nothing but the page: printing and windows of their own. */
export const emptyFrame: LayoutFrame = {};
