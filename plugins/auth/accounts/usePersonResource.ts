import { useEffect, useRef } from 'react';
import type { Resource } from '#core/data';
import { usePeekService } from '#core/ui';
import { accountsToken } from '../contract.ts';

/**
 * Opens what the platform knows of the person, and asks again whenever the site learns something
 * new of them, in whatever tab or letter it was done. For components that are observers.
 *
 * @param options `followsMoney`: also when an account or what is on it changes, as with every bet
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
