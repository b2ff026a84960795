export type ContactKind = 'email' | 'phone';

/** New contacts that are not confirmed yet. */
export interface PendingContacts {
  readonly email?: string;
  readonly phone?: string;
}
