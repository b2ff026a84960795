/** Payments belong to the personal area: its menu stands beside them. */
export { OfficeMenu as PaymentsMenu } from '../../office/ui.ts';
