/**
 * Window widths in CSS pixels from which the layout changes; the design has no others. `tokens.css`
 * sets columns and gutters for each. Everything else is a container query.
 */

/** From this width the columns are wide. */
export const widestPx = 1920;

/** From this width the columns are as designed. */
export const laptopPx = 1366;

/** From this width the end column is a little narrower; below it the gutters are, too. */
export const narrowPx = 1100;

/** From this width the desktop layout is used, below it the mobile one. */
export const desktopPx = 1024;
