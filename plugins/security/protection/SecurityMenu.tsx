/** Menu of the personal area, which the page belongs to. */
export { OfficeMenu as SecurityMenu } from '../../office/ui.ts';
