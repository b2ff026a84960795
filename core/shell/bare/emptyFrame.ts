import type { LayoutFrame } from '../layouts.ts';

/** Nothing but the page: for printing and separate windows. */
export const emptyFrame: LayoutFrame = {};
