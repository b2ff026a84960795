import { useEffect } from 'react';
import type { Resource } from '#core/data';
import { useServices } from '#core/ui';
import { readPaymentMark } from './paymentsFromWire.ts';

/**
 * Refreshes an open resource whenever a payment of the person was ordered or changed, in any tab or
 * at a bank. The component that renders the resource opens it.
 */
export function useRefreshOnPayment<Value>(resource: Resource<Value>): void {
  const { feed } = useServices();
  useEffect(() => {
    let known: number | undefined;
    const handleMessage = (data: object): void => {
      const mark = readPaymentMark(data);
      if (mark === undefined) return;
      const isNews = known !== undefined && known !== mark;
      known = mark;
      if (isNews && resource.isOpen) void resource.refresh();
    };
    return feed.subscribe<object>(
      { kind: 'user' },
      { onSnapshot: handleMessage, onDelta: handleMessage },
    );
  }, [feed, resource]);
}
