import { useEffect } from 'react';
import type { Resource } from '#core/data';
import { useServices } from '#core/ui';
import { readPaymentMark } from './paymentsFromWire.ts';

/**
 * Asks again whenever a payment of the person was ordered or has gone on, in whatever tab or at
 * whatever bank; whoever draws the resource opens it.
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
