import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import type { Bet } from '#domain/bets/Bet.ts';
import { loadBet } from './PrintApi.ts';

type PrintServices = Pick<CoreServices, 'environment' | 'http' | 'i18n' | 'scheduler'>;

/** The bet as it is now. The platform answers 404 for the bet of another person, too. */
export function printedBet(services: PrintServices, betId: number): Resource<Bet> {
  const { http, i18n } = services;
  return createResource(services, {
    ask: async () => {
      // The names of the kinds and the words of the arithmetic are texts of their own.
      const [bet] = await Promise.all([
        loadBet(http, betId),
        i18n.loadNamespace('coupon.kinds'),
        i18n.loadNamespace('coupon.bets'),
        i18n.loadNamespace('coupon.arithmetic'),
      ]);
      return bet;
    },
  });
}
