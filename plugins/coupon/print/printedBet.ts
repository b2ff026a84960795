import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import type { Bet } from '#domain/bets/Bet.ts';
import { loadBet } from './PrintApi.ts';

type PrintServices = Pick<CoreServices, 'environment' | 'http' | 'scheduler'>;

/** Current bet. The platform answers 404 for the bet of another person, too. */
export function printedBet(services: PrintServices, betId: number): Resource<Bet> {
  return createResource(services, { ask: () => loadBet(services.http, betId) });
}
