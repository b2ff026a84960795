import { createMenu, createSlot } from '../contract/Token.ts';

/** Slots of the layouts and of the shell's own pages, in reading order. */
export const slots = {
  headerStart: createSlot('header.start', { loads: 'first-screen' }),
  headerEnd: createSlot('header.end', { loads: 'first-screen' }),
  /** End of the bar below the header. */
  sectionBarEnd: createSlot('section-bar.end', { loads: 'first-screen', layout: 'desktop' }),
  /** Settings in that bar, between clock and language. */
  sectionBarSettings: createSlot('section-bar.settings', {
    loads: 'first-screen',
    layout: 'desktop',
  }),
  /** Column beside the page, on its start side. */
  columnStart: createSlot('column.start', { loads: 'first-screen', layout: 'desktop' }),
  /** Below the page. */
  mainEnd: createSlot('main.end', { loads: 'first-screen' }),
  notFoundEnd: createSlot('not-found.end', { loads: 'with-page', page: 'not-found' }),
  /** Column beside the page, on its end side. */
  columnEnd: createSlot('column.end', { loads: 'first-screen', layout: 'desktop' }),
  footer: createSlot('footer', { loads: 'with-page' }),
  /** Strip above the bottom navigation. */
  bottomBar: createSlot('bottom-bar', { loads: 'first-screen', layout: 'mobile' }),
  bottomNavigation: createSlot('bottom-navigation', { loads: 'first-screen', layout: 'mobile' }),
  /** Start of the menu of the mobile layout. */
  menuStart: createSlot('menu.start'),
  /** End of the menu of the mobile layout. */
  menuEnd: createSlot('menu.end'),
  /** Settings in that menu. */
  menuSettings: createSlot('menu.settings'),
  /** End of the display settings. */
  displayEnd: createSlot('display.end'),
  overlay: createSlot('overlay', { loads: 'with-page' }),
} as const;

/** Menus of the layouts. */
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
