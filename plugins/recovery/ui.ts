/** E-mail and telephone of the person; its view must load `recovery.change` and `auth.ways`. */
export { ContactsPanel } from './change/ContactsPanel.tsx';
