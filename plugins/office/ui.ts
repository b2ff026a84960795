/** Heading of a page of the personal area, with a back link on a phone. */
export { OfficeHead } from './frame/OfficeHead.tsx';
/** Frame of a page of the personal area. */
export { OfficePage } from './frame/OfficePage.tsx';
/** Wide column with one beside it, in a page of the personal area; each a stack of panels. */
export { OfficeColumn, OfficeColumns } from './frame/OfficeColumns.tsx';
/** Link in the head of a panel to the whole list. */
export { AllLink } from './frame/AllLink.tsx';
/** Button that exports all rows of a list as a table for spreadsheets. */
export { ExportButton, type CellWriter } from './export/ExportButton.tsx';
/** Loads all pages of a list for `ExportButton`; the caller says how one page is loaded. */
export { TableExport } from './export/TableExport.ts';
/** Page of the personal area for one resource. */
export { OfficeResourcePage } from './frame/OfficeResourcePage.tsx';
/** Start column of the personal area. For the slot of a section whose pages belong there. */
export { OfficeMenu } from './frame/OfficeMenu.tsx';
