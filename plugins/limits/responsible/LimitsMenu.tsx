/** Limits belong to the personal area: its menu stands beside them. */
export { OfficeMenu as LimitsMenu } from '../../office/ui.ts';
