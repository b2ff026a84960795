import { useEffect, useRef } from 'react';
import type { Resource } from '#core/data';
import { useService } from '#core/ui';
import { supportToken } from '../contract.ts';

/**
 * Asks again whenever something of the person's requests has changed, in whatever tab or at
 * whatever desk. For components that are observers; whoever draws the resource opens it.
 */
export function useRequestNews<Value>(resource: Resource<Value>): void {
  const { requestMark } = useService(supportToken);
  const known = useRef(requestMark);
  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== requestMark;
    known.current = requestMark;
    if (isNews && resource.isOpen) void resource.refresh();
  }, [resource, requestMark]);
}
