/** Menu of the personal area, to which the limits belong. */
export { OfficeMenu as LimitsMenu } from '../../office/ui.ts';
