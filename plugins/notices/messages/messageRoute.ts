import {
  type BetWords,
  responsibleRoute,
  securityRoute,
  verificationRoute,
} from '../../auth/contract.ts';
import { paymentHistoryRoute, withdrawRoute } from '../../payments/contract.ts';
import type { Message } from './Message.ts';

const routes = {
  deposit: paymentHistoryRoute,
  withdrawal: withdrawRoute,
  access: securityRoute,
  identity: verificationRoute,
  limits: responsibleRoute,
} as const;

/** Returns the link of a message, if the site has the page; undefined for a bet without names. */
export function messageRoute(
  message: Message,
  betWords: BetWords | undefined,
): { readonly name: string; readonly params?: { readonly bet: number } } | undefined {
  if (message.about !== 'bet') return { name: routes[message.about] };
  return betWords === undefined
    ? undefined
    : { name: betWords.route, params: { bet: message.bet.id } };
}
