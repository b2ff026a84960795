/** The pages belong to the personal area: its menu stands beside them. */
export { OfficeMenu as HelpMenu } from '../../office/ui.ts';
