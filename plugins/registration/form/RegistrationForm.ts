import type { Odds } from '#domain/odds/Odds.ts';
import type { Person } from '#domain/accounts/person/Person.ts';
import type { Money } from '#domain/money/Money.ts';
import type { DepositBounds } from '../bank/firstDeposit.ts';

/** Registration types that this page can show. */
export type RegistrationType = 'one-click' | 'phone' | 'full' | 'social' | 'bank';

/** Fields of a form. */
export type FieldName =
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'country'
  | 'region'
  | 'city'
  | 'street'
  | 'postcode'
  | 'email'
  | 'phone'
  | 'password'
  | 'currency'
  | 'promo'
  | 'bonus'
  | 'amount'
  | 'funds'
  | 'terms';

/** Welcome bonus: for sport, for casino, or none. */
export type BonusChoice = 'none' | 'sport' | 'casino';

export interface BonusOffer {
  readonly choice: BonusChoice;
  /** Missing for the choice of none. */
  readonly terms:
    | {
        readonly percent: number;
        readonly most: Money;
        readonly wagerTimes: number;
        /** Only accumulators with at least this many selections count. */
        readonly leastSelections: number | undefined;
        /** Minimum total odds of a bet that counts, in thousandths. */
        readonly leastOdds: Odds | undefined;
        /** Days from the deposit to the end of the bonus. */
        readonly days: number | undefined;
      }
    | undefined;
}

/** Product and channel of news. */
export type Marketing = 'sport:email' | 'sport:sms' | 'casino:email' | 'casino:sms';
export const marketingChoices: readonly {
  readonly choice: Marketing;
  readonly product: 'sport' | 'casino';
}[] = [
  { choice: 'sport:email', product: 'sport' },
  { choice: 'sport:sms', product: 'sport' },
  { choice: 'casino:email', product: 'casino' },
  { choice: 'casino:sms', product: 'casino' },
];

/** Form that the platform requires for a country. */
export interface RegistrationForm {
  readonly country: string;
  readonly countries: readonly { readonly code: string; readonly isClosed: boolean }[];
  readonly currencies: readonly string[];
  readonly currency: string;
  readonly minAge: number;
  /** Current day for the calculation of ages, as `2026-11-27`. */
  readonly today: string;
  readonly termsUpdatedAtS: number;
  readonly types: readonly {
    readonly type: RegistrationType;
    readonly fields: readonly FieldName[];
  }[];
  readonly bonuses: readonly BonusOffer[];
  /** Documents of which one may be required later, by the platform's names. */
  readonly documents:
    | { readonly identity: readonly string[]; readonly address: readonly string[] }
    | undefined;
  /** Bounds of the first deposit, for the type `bank`. */
  readonly bank: DepositBounds | undefined;
}

/** Complete request of a registration. */
export interface Registration {
  /** Id of the form, the same each time it is sent: a new e-mail invalidates the previous one. */
  readonly attempt: string;
  readonly type: RegistrationType;
  readonly country: string;
  readonly currency: string;
  readonly bonus: BonusChoice;
  readonly promo: string | undefined;
  /** Time of the accepted terms, in epoch seconds. */
  readonly termsUpdatedAtS: number;
  readonly marketing: readonly Marketing[];
  readonly password: string | undefined;
  /** Whether the account has no password and gets a passkey once it is open. */
  readonly usesPasskey: boolean;
  /** Proof that the person owns the number, for a registration by phone. */
  readonly phoneTicket: string | undefined;
  /** Ticket of the visit to a provider, for a social registration. */
  readonly socialTicket: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly person: Person | undefined;
  /** Whether an earlier date of birth was below the minimum age. */
  readonly isOtherBirthDate: boolean;
  /** First deposit, for the type `bank`. */
  readonly amount: Money | undefined;
}

/** Visitor who comes from a sign-in provider and has no account here. */
export interface SocialVisitor {
  readonly ticket: string;
  /** Name of the provider. */
  readonly provider: string;
  /** Address that the provider has verified. */
  readonly email: string | undefined;
}

/** Result of a registration. */
export type Registered =
  | {
      readonly kind: 'opened';
      readonly userId: number;
      readonly login: string;
      /** Password of a one-click account, shown once. */
      readonly password: string | undefined;
      readonly token: { readonly token: string; readonly expiresAtS: number };
    }
  | { readonly kind: 'check-mail' }
  /** The operator decides by hand and answers by e-mail. */
  | { readonly kind: 'request-sent' }
  /** The bank is visited first, through this path of the site. */
  | { readonly kind: 'pay'; readonly url: string }
  | { readonly kind: 'refused'; readonly reason: BankRefusal; readonly url: string | undefined };

/** Why a visit to the bank opened no account; `open`: not decided yet. */
export type BankRefusal =
  | 'declined'
  | 'cancelled'
  | 'open'
  | 'under_age'
  | 'excluded'
  | 'known'
  /** Like `known`, but the account has no contact for an e-mail. */
  | 'known_unwritten'
  | 'over';
