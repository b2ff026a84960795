import type { CoreServices } from '#core';
import type { Payment } from './Payment.ts';

/** Page on which the person completes a payment. */
const payRoute = 'payments.pay';

/**
 * Continues a payment: to the provider's page, the site's own page, or the result. Returns `left`
 * if another document is loading.
 */
export function goOnWith(
  { id, ref, action }: Pick<Payment, 'id' | 'ref' | 'action'>,
  navigation: Pick<CoreServices['navigation'], 'go' | 'href' | 'leave'>,
): 'left' | 'gone' {
  switch (action?.kind) {
    case undefined:
      navigation.go({
        name: 'payments.result',
        params: { result: 'pending' },
        query: { ref },
      });
      return 'gone';
    case 'redirect':
      navigation.leave(action.url);
      return 'left';
    case 'frame':
      // A document of its own: only its headers allow the provider's page in a frame.
      navigation.leave(navigation.href({ name: payRoute, params: { payment: id } }));
      return 'left';
    default:
      navigation.go({ name: payRoute, params: { payment: id } });
      return 'gone';
  }
}
