import { exchanged, type SandboxPlatform } from '#sandbox';
import type { PlayFigures } from '#wire';

const figureDays = 30;
const dayS = 86_400;

/**
 * The person's play in the last 30 days, from the ledger. Amounts of other currencies are converted
 * by the rates of the limits, so that one page shows the same money as one figure.
 */
export function figuresOf(
  { ledger, nowMs, play, prompts }: Pick<SandboxPlatform, 'ledger' | 'nowMs' | 'play' | 'prompts'>,
  userId: number,
): PlayFigures {
  const accounts = ledger.accountsOf(userId);
  const currency = (accounts.find(({ type }) => type === 0) ?? accounts[0])?.currency ?? 'EUR';
  const today = Math.floor(nowMs() / 1000 / dayS);
  const days = Array.from({ length: figureDays }, () => 0);
  let result = 0;
  const sinceMs = (today - figureDays + 1) * dayS * 1000 - 1;
  for (const { atMs, minor, currency: own } of ledger.stakesSince(userId, sinceMs, true)) {
    const worth = exchanged(minor, own, currency);
    const day = Math.floor(atMs / 1000 / dayS) - today + figureDays - 1;
    days[day] = (days[day] ?? 0) - worth;
    result -= worth;
  }
  const paid = (fromMs: number) => {
    const sums = { inMinor: 0, outMinor: 0 };
    for (const { currency: own, inMinor, outMinor } of ledger.paymentsSince(userId, fromMs)) {
      sums.inMinor += exchanged(inMinor, own, currency);
      sums.outMinor += exchanged(outMinor, own, currency);
    }
    return sums;
  };
  const recent = paid(sinceMs);
  const all = paid(0);
  return {
    currency,
    deposited: recent.inMinor,
    withdrawn: recent.outMinor,
    result,
    days,
    minutes: [...play.minutesOfDays(userId, figureDays)],
    lifetimeNetDeposits: all.inMinor - all.outMinor,
    reviewEveryDays: prompts.everyDays(userId, 'review'),
  };
}
