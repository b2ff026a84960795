import type { SentCode } from '../../auth/ui.ts';

/** An e-mail address or a telephone number of the person; empty where there is none. */
export interface OwnContact {
  readonly value: string;
  readonly isConfirmed: boolean;
  /** Takes its place once it is confirmed. */
  readonly pending: string | undefined;
}

export interface OwnContacts {
  readonly email: OwnContact;
  readonly phone: OwnContact;
}

/** What came of a wish: how things stand, and what goes back with the code that a number got. */
export interface ContactChange {
  readonly contacts: OwnContacts;
  readonly code: Pick<SentCode, 'guid' | 'expiresAtS' | 'resendAtS'> | undefined;
}
