import { useEffect, useRef } from 'react';
import type { Resource } from '#core/data';
import { usePeekService } from '#core/ui';
import { accountsToken } from '../contract.ts';

/**
 * Opens a resource about the person and refreshes it whenever their facts change, also by another
 * tab or the link of an e-mail. For components that are observers.
 *
 * @param options `followsMoney`: refreshes also when an account or its balance changes, as every
 * bet does
 */
export function usePersonResource<Value>(
  resource: Resource<Value>,
  { followsMoney = false }: { readonly followsMoney?: boolean } = {},
): void {
  const store = usePeekService(accountsToken);
  const person = store?.user;
  const money = followsMoney ? store?.accounts : undefined;
  const known = useRef({ person, money });
  useEffect(() => resource.open(), [resource]);
  useEffect(() => {
    const before = known.current;
    known.current = { person, money };
    const isNews =
      before.person !== undefined && (before.person !== person || before.money !== money);
    if (isNews && resource.isOpen) void resource.refresh();
  }, [resource, person, money]);
}
