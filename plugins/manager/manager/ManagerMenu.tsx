/** Menu of the personal area, which the page belongs to. */
export { OfficeMenu as ManagerMenu } from '../../office/ui.ts';
