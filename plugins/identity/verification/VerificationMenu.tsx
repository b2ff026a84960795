/** Menu of the personal area, to which the page belongs. */
export { OfficeMenu as VerificationMenu } from '../../office/ui.ts';
