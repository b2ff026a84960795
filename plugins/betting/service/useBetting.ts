import { useService } from '#core/ui';
import { bettingToken } from '../contract.ts';
// The code of the service comes with the page's chunk and not as another request after it.
import './createBetting.ts';
import type { Betting } from './Betting.ts';

/** The stores of this plugin. */
export function useBetting(): Betting {
  return useService(bettingToken);
}
