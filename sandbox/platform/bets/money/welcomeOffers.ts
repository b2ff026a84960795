import { minorOfEuro } from '../../protection/euroWorth.ts';

/** Offer for a first deposit; product 1 is sport, 2 casino. */
export interface WelcomeOffer {
  readonly id: 1 | 2;
  /** Percentage of the deposit. */
  readonly percent: number;
  readonly mostMinor: number;
  /** How often the bonus must be staked before it is the user's own: at most ten times. */
  readonly wagerTimes: number;
  /** Required selections of an accumulator; undefined if no sports bet counts. */
  readonly leastSelections: number | undefined;
  /** Days until it ends. */
  readonly days: number;
}

/**
 * Returns the offers: one product each, and at most ten times, the limit of the strictest licences.
 */
export function welcomeOffers(currency: string): readonly WelcomeOffer[] {
  return [
    {
      id: 1,
      percent: 100,
      mostMinor: minorOfEuro(100, currency),
      wagerTimes: 5,
      leastSelections: 3,
      days: 30,
    },
    {
      id: 2,
      percent: 100,
      mostMinor: minorOfEuro(200, currency),
      wagerTimes: 10,
      leastSelections: undefined,
      days: 30,
    },
  ];
}

/** The user's choice at registration. */
export interface RegisteredChoice {
  /** 0: no bonus. */
  readonly bonus: 0 | 1 | 2;
  readonly atMs: number;
}

/** A user who registered with the code of a link. */
export interface RegisteredWith {
  readonly userId: number;
  readonly atMs: number;
}

/** Deposits that precede their account: the user's bank confirms the identity. */
export interface BankDeposits {
  /** Minimum and maximum in minor units of the currency; undefined if not offered. */
  readonly bounds: (
    country: string,
    currency: string,
  ) => { readonly least: number; readonly most: number } | undefined;
  /** Books the payment made at the provider once the account is open. Runs in a transaction. */
  readonly take: (order: {
    readonly userId: number;
    readonly accountId: number;
    readonly providerId: string;
    readonly minor: number;
    readonly currency: string;
    /** Reference of the payment, which makes it unique. */
    readonly ref: string;
  }) => void;
}

/**
 * Facts of a registration for the parts that grant bonuses; set by the part with registrations.
 * Without that part there are no choices.
 */
export class RegistrationFacts {
  choiceOf: (userId: number) => RegisteredChoice | undefined = () => undefined;
  registeredWith: (code: string) => readonly RegisteredWith[] = () => [];
  /** Set by the part with payments; without it registration with a bank is unavailable. */
  bankDeposits: BankDeposits | undefined = undefined;
  /** Codes of other parts that a registration accepts; each part adds its own. */
  readonly knownCodes: ((code: string) => boolean)[] = [];
}
