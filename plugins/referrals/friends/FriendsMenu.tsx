/** The page belongs to the personal area: its menu stands beside it. */
export { OfficeMenu as FriendsMenu } from '../../office/ui.ts';
