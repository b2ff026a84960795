import { minorOfEuro } from '../../protection/euroWorth.ts';

/** What a first deposit may bring; 1 sport, 2 casino. */
export interface WelcomeOffer {
  readonly id: 1 | 2;
  /** Of the deposit. */
  readonly percent: number;
  readonly mostMinor: number;
  /** How often the bonus is staked before it is the person's own: at most ten times. */
  readonly wagerTimes: number;
  /** Selections of an accumulator that counts; undefined where no bet on sport does. */
  readonly leastSelections: number | undefined;
  /** Days until it ends. */
  readonly days: number;
}

/** One product each, and never more than ten times: what the strictest licences allow. */
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

/** What a person has said when the account was opened. */
export interface RegisteredChoice {
  /** 0: no bonus. */
  readonly bonus: 0 | 1 | 2;
  readonly atMs: number;
}

/** Somebody who registered with the code of a link. */
export interface RegisteredWith {
  readonly userId: number;
  readonly atMs: number;
}

/** Money that comes before its account: the bank of a person says whose it is. */
export interface BankDeposits {
  /** Least and most, in minor units of the currency; undefined where it is not offered. */
  readonly bounds: (
    country: string,
    currency: string,
  ) => { readonly least: number; readonly most: number } | undefined;
  /** Books what was paid at the provider, once the account is open. Runs in a transaction. */
  readonly take: (order: {
    readonly userId: number;
    readonly accountId: number;
    readonly providerId: string;
    readonly minor: number;
    readonly currency: string;
    /** Names the payment, and makes it one. */
    readonly ref: string;
  }) => void;
}

/**
 * What the opening of an account tells those who give bonuses; the part with registrations sets it.
 * Without registrations nobody has chosen anything.
 */
export class RegistrationFacts {
  choiceOf: (userId: number) => RegisteredChoice | undefined = () => undefined;
  registeredWith: (code: string) => readonly RegisteredWith[] = () => [];
  /** The part with payments sets it; without it nobody registers with their bank. */
  bankDeposits: BankDeposits | undefined = undefined;
  /** Codes of other parts that a registration takes; each part adds its own. */
  readonly knownCodes: ((code: string) => boolean)[] = [];
}
