/** The pages belong to the personal area: its menu stands beside them. */
export { OfficeMenu as PaymentRequestsMenu } from '../../office/ui.ts';
