/** Menu of the personal area, which the page belongs to. */
export { OfficeMenu as FriendsMenu } from '../../office/ui.ts';
