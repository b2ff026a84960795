import type { Odds } from '#domain/odds/Odds.ts';
import type { Person } from '#domain/accounts/person/Person.ts';
import type { Money } from '#domain/money/Money.ts';
import type { DepositBounds } from '../bank/firstDeposit.ts';

/** The ways to register that this page can draw. */
export type RegistrationType = 'one-click' | 'phone' | 'full' | 'social' | 'bank';

/** What a form may ask for. */
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

/** Of the welcome: sport or casino, or none. */
export type BonusChoice = 'none' | 'sport' | 'casino';

export interface BonusOffer {
  readonly choice: BonusChoice;
  /** Missing for the choice of none. */
  readonly terms:
    | {
        readonly percent: number;
        readonly most: Money;
        readonly wagerTimes: number;
        /** Only accumulators of so many selections count. */
        readonly leastSelections: number | undefined;
        /** Total odds (thousandths) of a bet that counts. */
        readonly leastOdds: Odds | undefined;
        /** From the deposit until the bonus ends. */
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

/** What the platform asks people of a country for. */
export interface RegistrationForm {
  readonly country: string;
  readonly countries: readonly { readonly code: string; readonly isClosed: boolean }[];
  readonly currencies: readonly string[];
  readonly currency: string;
  readonly minAge: number;
  /** The day by which ages are counted, as `2026-11-27`. */
  readonly today: string;
  readonly termsUpdatedAtS: number;
  readonly types: readonly {
    readonly type: RegistrationType;
    readonly fields: readonly FieldName[];
  }[];
  readonly bonuses: readonly BonusOffer[];
  /** Papers of which one may be asked for later, by the platform's names. */
  readonly documents:
    | { readonly identity: readonly string[]; readonly address: readonly string[] }
    | undefined;
  /** Of a first deposit, of the type bank. */
  readonly bank: DepositBounds | undefined;
}

/** All that a registration says. */
export interface Registration {
  /** The same each time one form is sent: the letter of a sending before opens nothing then. */
  readonly attempt: string;
  readonly type: RegistrationType;
  readonly country: string;
  readonly currency: string;
  readonly bonus: BonusChoice;
  readonly promo: string | undefined;
  /** Epoch seconds of the terms that were agreed to. */
  readonly termsUpdatedAtS: number;
  readonly marketing: readonly Marketing[];
  readonly password: string | undefined;
  /** The account has none: a passkey is made once it is open. */
  readonly usesPasskey: boolean;
  /** Proof that the number is the person's, of a registration by phone. */
  readonly phoneTicket: string | undefined;
  /** Of the visit to a provider, of a social registration. */
  readonly socialTicket: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly person: Person | undefined;
  /** A date of birth before that of the person was below the age. */
  readonly isOtherBirthDate: boolean;
  /** The first deposit, of the type bank. */
  readonly amount: Money | undefined;
}

/** Who came from a provider and has no account here. */
export interface SocialVisitor {
  readonly ticket: string;
  /** As it calls itself. */
  readonly provider: string;
  /** One that the provider has verified. */
  readonly email: string | undefined;
}

/** What follows a registration. */
export type Registered =
  | {
      readonly kind: 'opened';
      readonly userId: number;
      readonly login: string;
      /** Of a one-click account, shown once. */
      readonly password: string | undefined;
      readonly token: { readonly token: string; readonly expiresAtS: number };
    }
  | { readonly kind: 'check-mail' }
  /** The operator decides first, and writes to the address. */
  | { readonly kind: 'request-sent' }
  /** The bank is visited first: a path of the site leads there. */
  | { readonly kind: 'pay'; readonly url: string }
  | { readonly kind: 'refused'; readonly reason: BankRefusal; readonly url: string | undefined };

/** Why a visit to the bank opened no account; `open`: nothing was decided there yet. */
export type BankRefusal =
  | 'declined'
  | 'cancelled'
  | 'open'
  | 'under_age'
  | 'excluded'
  | 'known'
  /** As known, but the account has no contact to write to. */
  | 'known_unwritten'
  | 'over';
