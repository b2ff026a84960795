/** Heading of a page of the personal area, with the way back on a phone. */
export { OfficeHead } from './frame/OfficeHead.tsx';
/** Frame of such a page. */
export { OfficePage } from './frame/OfficePage.tsx';
/** Start column of the personal area. For the slot of a section whose pages belong there. */
export { OfficeMenu } from './frame/OfficeMenu.tsx';
