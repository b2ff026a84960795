/** E-mail and telephone of the person; its view loads `recovery.change` and `auth.ways`. */
export { ContactsPanel } from './change/ContactsPanel.tsx';
