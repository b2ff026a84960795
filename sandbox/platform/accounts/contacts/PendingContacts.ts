export type ContactKind = 'email' | 'phone';

/** New contacts that their owner has not confirmed. */
export interface PendingContacts {
  readonly email?: string;
  readonly phone?: string;
}
