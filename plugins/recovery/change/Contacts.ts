import type { SentCode } from '../../auth/ui.ts';

/** E-mail address or telephone number of the person; empty when there is none. */
export interface OwnContact {
  readonly value: string;
  readonly isConfirmed: boolean;
  /** Value that replaces it once confirmed. */
  readonly pending: string | undefined;
}

export interface OwnContacts {
  readonly email: OwnContact;
  readonly phone: OwnContact;
}

/** Result of a change: the contacts, and the ticket of the code sent to a number. */
export interface ContactChange {
  readonly contacts: OwnContacts;
  readonly code: Pick<SentCode, 'guid' | 'expiresAtS' | 'resendAtS'> | undefined;
}
