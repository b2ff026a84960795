import type { CoreServices } from '#core';
import { betResult, type BetResult } from '#domain/bets/betResult.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { pickOf } from '#domain/bets/pickOf.ts';
import { betRoute } from '../contract.ts';
import type { BetMessage } from './BetMessage.ts';

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A win is green; whatever does not pay more than it cost is not dressed up as one. */
const messageTones: Readonly<Record<BetResult, 'success' | 'neutral' | 'info'>> = {
  won: 'success',
  returned: 'info',
  partlyPaid: 'neutral',
  lost: 'neutral',
};

/** What became of the bet, with the amount that was paid. */
export function messageTitle({ bet, isCorrection }: BetMessage, t: Translate, language: string) {
  const amount = formatMoney(bet.payout ?? { ...bet.stake, minor: 0 }, language);
  const result = t(`coupon.messages:${betResult(bet)}`, { amount });
  return isCorrection ? t('coupon.messages:corrected', { result }) : result;
}

/** Which bet it was. */
export function messageText({ bet }: BetMessage, t: Translate): string {
  const [first] = bet.selections;
  return bet.selections.length === 1 && first !== undefined
    ? `${pickOf(first)}, ${first.eventName}`
    : t('coupon.bets:many', {
        kind: t(`coupon.kinds:name.${bet.type}`),
        count: bet.selections.length,
      });
}

/** Says by a notice that a bet was settled while the page is open. */
export function tellMessage(
  message: BetMessage,
  { environment, i18n, navigation, notices }: CoreServices,
): void {
  const t: Translate = (key, values) => i18n.t(key, values);
  const isLinked = navigation.hasRoute(betRoute);
  notices.add({
    group: 'default',
    kind: isLinked ? 'default-with-controls' : 'default',
    tone: messageTones[betResult(message.bet)],
    title: messageTitle(message, t, environment.language),
    text: messageText(message, t),
    ...(isLinked
      ? {
          actions: [
            {
              id: 'bet',
              label: t('coupon.messages:show'),
              run: () => navigation.go({ name: betRoute, params: { bet: message.bet.id } }),
            },
          ],
        }
      : {}),
  });
}
