import type { Person } from '#domain/accounts/person/Person.ts';
import type { SocialVisitor } from '#sandbox';
import type { RegistrationRequest } from '#wire';

/** An account that is open, or a letter that is on its way. */
export type Registered =
  /** The bank is visited first. */
  | { readonly kind: 'bank'; readonly visit: string }
  | {
      readonly kind: 'opened';
      readonly userId: number;
      readonly login: string;
      /** Of a one-click account: it was made here and is shown once. */
      readonly password?: string;
    }
  | { readonly kind: 'mailed' }
  /** Somebody at the operator decides first. */
  | { readonly kind: 'asked' };

/** What is known of an account before it is opened. */
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
  /** Of the form that was sent: the next letter for it takes the place of this one. */
  readonly attemptHash?: string;
  readonly phone?: string;
  readonly isPhoneProved: boolean;
  /** A date of birth before this one was below the age: a document is asked for. */
  readonly asksDocument?: boolean;
  /** Their bank has said who they are: no register is asked. */
  readonly isBankProved?: boolean;
  /** Nobody at the operator has decided yet: no link opens it. */
  readonly isAsked?: boolean;
  /** The account elsewhere that signs in to it. */
  readonly social?: SocialVisitor;
}
