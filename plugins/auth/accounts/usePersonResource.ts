import { useEffect, useRef } from 'react';
import type { Resource } from '#core/data';
import { usePeekService } from '#core/ui';
import { accountsToken } from '../contract.ts';

/**
 * Opens what the platform knows of the person, and asks again whenever the site learns something
 * new of them, in whatever tab or letter it was done. For components that are observers.
 */
export function usePersonResource<Value>(resource: Resource<Value>): void {
  const person = usePeekService(accountsToken)?.user;
  const known = useRef(person);
  useEffect(() => resource.open(), [resource]);
  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== person;
    known.current = person;
    if (isNews && resource.isOpen) void resource.refresh();
  }, [resource, person]);
}
