import { useEffect, useRef } from 'react';
import type { Resource } from '#core/data';
import { useService } from '#core/ui';
import { supportToken } from '../contract.ts';

/**
 * Refreshes a resource whenever one of the person's requests changes, in any tab and at any desk.
 * For components that are observers; the component that draws the resource must open it.
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
