import { createMenu, createSlot } from '../contract/Token.ts';

/** Places of the layouts and of the shell's own pages, in reading order. */
export const slots = {
  headerStart: createSlot('header.start', { isInFirstScreen: true }),
  headerEnd: createSlot('header.end', { isInFirstScreen: true }),
  /** End of the bar below the header. */
  sectionBarEnd: createSlot('section-bar.end', { isInFirstScreen: true }),
  /** Settings in that bar, between clock and language. */
  sectionBarSettings: createSlot('section-bar.settings', { isInFirstScreen: true }),
  /** Column beside the page, on its start side; desktop only. */
  columnStart: createSlot('column.start', { isInFirstScreen: true }),
  /** Below the page. */
  mainEnd: createSlot('main.end', { isInFirstScreen: true }),
  notFoundEnd: createSlot('not-found.end'),
  /** Column beside the page, on its end side; desktop only. */
  columnEnd: createSlot('column.end', { isInFirstScreen: true }),
  footer: createSlot('footer'),
  /** Strip above the navigation of the mobile layout. */
  bottomBar: createSlot('bottom-bar', { isInFirstScreen: true }),
  bottomNavigation: createSlot('bottom-navigation', { isInFirstScreen: true }),
  /** End of the menu of the mobile layout. */
  menuEnd: createSlot('menu.end'),
  /** Settings in that menu. */
  menuSettings: createSlot('menu.settings'),
  /** End of the display settings. */
  displayEnd: createSlot('display.end'),
  overlay: createSlot('overlay'),
} as const;

/** Menus that the layouts draw. */
export const menus = {
  /** Header. */
  main: createMenu('main'),
  /** Bar below the header. */
  section: createMenu('section'),
  /** Navigation of the mobile layout. */
  bottom: createMenu('bottom'),
  /** Personal area. */
  office: createMenu('office'),
  /** Columns of the footer. */
  footer: createMenu('footer'),
} as const;
