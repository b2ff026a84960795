/** Heading of a page of the personal area, with the way back on a phone. */
export { OfficeHead } from './frame/OfficeHead.tsx';
/** Frame of such a page. */
export { OfficePage } from './frame/OfficePage.tsx';
/** A wide column and one beside it, in such a page; each with its panels. */
export { OfficeColumn, OfficeColumns } from './frame/OfficeColumns.tsx';
/** In the head of a panel that shows the newest of a list: the way to all of it. */
export { AllLink } from './frame/AllLink.tsx';
/** Gives all rows of a list as a table for a spreadsheet. */
export { ExportButton, type CellWriter } from './export/ExportButton.tsx';
/** Loads all pages of a list for `ExportButton`; the caller says how one page is loaded. */
export { TableExport } from './export/TableExport.ts';
/** Such a page that is of one thing that the platform tells. */
export { OfficeResourcePage } from './frame/OfficeResourcePage.tsx';
/** Start column of the personal area. For the slot of a section whose pages belong there. */
export { OfficeMenu } from './frame/OfficeMenu.tsx';
