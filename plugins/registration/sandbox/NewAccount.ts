import type { Person } from '#domain/accounts/person/Person.ts';
import type { SocialVisitor } from '#sandbox';
import type { RegistrationRequest } from '#wire';

/** An open account, or an e-mail that was sent. */
export type Registered =
  /** The bank is visited first. */
  | { readonly kind: 'bank'; readonly visit: string }
  | {
      readonly kind: 'opened';
      readonly userId: number;
      readonly login: string;
      /** Password of a one-click account: generated here and shown once. */
      readonly password?: string;
    }
  | { readonly kind: 'mailed' }
  /** The operator decides by hand first. */
  | { readonly kind: 'asked' };

/** Data of an account before it is opened. */
export interface NewAccount {
  readonly type: RegistrationRequest['type'];
  readonly country: string;
  readonly currency: string;
  readonly language: string;
  readonly bonus: 0 | 1 | 2;
  readonly promo: string;
  readonly termsUpdatedAtS: number;
  readonly marketing: readonly string[];
  readonly passwordHash: string;
  readonly person?: Person;
  readonly email?: string;
  /** Hash of the form's id: its next e-mail replaces this one. */
  readonly attemptHash?: string;
  readonly phone?: string;
  readonly isPhoneProved: boolean;
  /** An earlier date of birth was below the minimum age, so that a document is required. */
  readonly asksDocument?: boolean;
  /** The bank has verified the identity, so that no public register is asked. */
  readonly isBankProved?: boolean;
  /** The operator has not decided yet; no link opens the account. */
  readonly isAsked?: boolean;
  /** Social account that signs in to it. */
  readonly social?: SocialVisitor;
}
