/** Menu of the personal area, to which the pages belong. */
export { OfficeMenu as PaymentRequestsMenu } from '../../office/ui.ts';
