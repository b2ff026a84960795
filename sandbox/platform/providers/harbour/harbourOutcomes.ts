/** State of a payment at the provider. */
export type HarbourState =
  | 'open'
  | 'pending'
  | 'paid'
  | 'declined'
  | 'abandoned'
  | 'refunded'
  | 'charged_back'
  /** The merchant has won the dispute over a chargeback and got the money back. */
  | 'won';

/** A change at the provider, and when the merchant is notified. */
export interface HarbourStep {
  readonly state: HarbourState;
  /** Delay after the press on the provider's page. */
  readonly afterMs: number;
  /** Delay after the change. */
  readonly hookAfterMs?: number;
  readonly hookTimes?: number;
}

/** Events of a payment after the press on "Pay". */
export interface HarbourOutcome {
  readonly steps: readonly HarbourStep[];
  /** The bank asks for a challenge; `fails`: it rejects the answer. */
  readonly challenge?: 'passes' | 'fails';
  /** The first attempt is declined without a challenge, and retried with one. */
  readonly isSoftDecline?: boolean;
  /** The browser never returns. */
  readonly isReturnLost?: boolean;
  /** Response time of the provider's page. */
  readonly slowMs?: number;
  readonly isDown?: boolean;
  /** Minor units by which the payment falls short of the order. */
  readonly shortByMinor?: number;
  readonly isCredit?: boolean;
  readonly isOtherHolder?: boolean;
}

const minuteMs = 60_000;
const paidAtOnce: readonly HarbourStep[] = [{ state: 'paid', afterMs: 0 }];
const declinedAtOnce: readonly HarbourStep[] = [{ state: 'declined', afterMs: 0 }];
const paidLater: readonly HarbourStep[] = [
  { state: 'pending', afterMs: 0 },
  { state: 'paid', afterMs: minuteMs },
];
const declinedLater: readonly HarbourStep[] = [
  { state: 'pending', afterMs: 0 },
  { state: 'declined', afterMs: minuteMs },
];

/** Keyed by the last four digits of a test card; any other card is paid at once. */
export const cardOutcomes: Readonly<Record<string, HarbourOutcome>> = {
  '0001': { steps: paidAtOnce },
  '0002': { steps: declinedAtOnce },
  // The bank has no challenge.
  '0003': { steps: paidAtOnce },
  '0004': { steps: paidAtOnce, challenge: 'passes' },
  '0005': { steps: paidAtOnce, challenge: 'fails' },
  // The challenge stays open until the payment expires.
  '0006': { steps: [], challenge: 'passes' },
  '0007': { steps: paidAtOnce, challenge: 'passes', isSoftDecline: true },
  '0008': { steps: paidLater },
  '0009': { steps: declinedLater },
  '0010': { steps: paidAtOnce, isReturnLost: true },
  '0011': { steps: [{ state: 'paid', afterMs: 0, hookAfterMs: 10 * minuteMs }] },
  '0012': { steps: [{ state: 'paid', afterMs: 0, hookTimes: 3 }] },
  // The webhook of "pending" arrives after that of "paid".
  '0013': {
    steps: [
      { state: 'pending', afterMs: 0, hookAfterMs: 8000 },
      { state: 'paid', afterMs: 1000 },
    ],
  },
  '0014': { steps: paidAtOnce, slowMs: 3000 },
  '0015': {
    steps: [
      { state: 'declined', afterMs: 0 },
      { state: 'paid', afterMs: minuteMs },
    ],
  },
  '0016': { steps: paidAtOnce, shortByMinor: 100 },
  '0017': {
    steps: [
      { state: 'paid', afterMs: 0 },
      { state: 'refunded', afterMs: minuteMs },
    ],
  },
  '0018': {
    steps: [
      { state: 'paid', afterMs: 0 },
      { state: 'charged_back', afterMs: 24 * 60 * minuteMs },
    ],
  },
  '0019': { steps: paidAtOnce, isCredit: true },
  '0020': { steps: paidAtOnce, isOtherHolder: true },
  '0021': { steps: [], isDown: true },
  '0022': { steps: paidAtOnce, slowMs: 20_000 },
};

/** Banks of "instant bank": one pays at once, one takes a minute, one is closed. */
export const bankOutcomes: Readonly<Record<string, HarbourOutcome>> = {
  'harbour-bank': { steps: paidAtOnce, challenge: 'passes' },
  'slow-savings': { steps: paidLater },
  'northgate-bank': { steps: [], isDown: true },
};

export const walletOutcome: HarbourOutcome = { steps: paidAtOnce };
