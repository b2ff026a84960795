import type { CoreServices } from '#core';
import type { Payment } from './Payment.ts';

/** Where the person does what a payment waits for. */
const payRoute = 'payments.pay';

/**
 * Goes on with a payment: to the provider's page, to our own one, or to what became of it. `left`:
 * another document is on its way.
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
      // A document of its own: only its headers let the provider's page into a frame.
      navigation.leave(navigation.href({ name: payRoute, params: { payment: id } }));
      return 'left';
    default:
      navigation.go({ name: payRoute, params: { payment: id } });
      return 'gone';
  }
}
