/**
 * The widths of a window, in CSS pixels, from which it gets another layout; the design has no
 * other. `tokens.css` gives each its columns and gutters. Everything else is a container query.
 */

/** From here on the columns are wide. */
export const widestPx = 1920;

/** From here on the columns are as designed. */
export const laptopPx = 1366;

/** From here on the coupon is a little narrower; below it the gutters are, too. */
export const narrowPx = 1100;

/** From here on the desktop layout stands, below it the mobile one. */
export const desktopPx = 1024;
