import { usePeekService } from '#core/ui';
import type { Right } from '#domain/accounts/rights.ts';
import { accountsToken } from '../contract.ts';

/**
 * Returns why the operator has closed a right of the person; undefined while it is open. For
 * observers.
 */
export function useClosedRight(right: Right): string | undefined {
  return usePeekService(accountsToken)?.user?.closedRights[right];
}
