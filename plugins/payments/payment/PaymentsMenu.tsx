/** Menu of the personal area, to which payments belong. */
export { OfficeMenu as PaymentsMenu } from '../../office/ui.ts';
