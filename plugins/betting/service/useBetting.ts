import { useService } from '#core/ui';
import { bettingToken } from '../contract.ts';
import type { Betting } from './Betting.ts';

/** The stores of this plugin, for an observer. */
export function useBetting(): Betting {
  return useService(bettingToken);
}
