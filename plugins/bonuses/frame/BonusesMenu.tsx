/** Menu of the personal area, to which the pages belong. */
export { OfficeMenu as BonusesMenu } from '../../office/ui.ts';
