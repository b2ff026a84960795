export { EventPage as CyberEventPage } from '../../betting/ui.ts';
