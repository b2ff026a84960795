/** Menu of the personal area, which the pages belong to. */
export { OfficeMenu as HelpMenu } from '../../office/ui.ts';
