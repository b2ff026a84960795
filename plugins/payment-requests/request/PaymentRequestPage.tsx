import { paymentRequestRoute, paymentRequestsRoute } from '../../support/contract.ts';
import { ThreadPage } from '../../support/ui.ts';
import { createPaymentThread } from './createPaymentThread.ts';
import { PaymentFactsList } from './PaymentFactsList.tsx';
import { useRequestTitle } from './useRequestTitle.ts';

/** One request about a payment, with its messages. */
export function PaymentRequestPage() {
  return (
    <ThreadPage
      draftName="payment"
      createThread={createPaymentThread}
      titleOf={useRequestTitle()}
      factsOf={({ payment }) =>
        payment === undefined ? undefined : <PaymentFactsList payment={payment} />
      }
      listRoute={paymentRequestsRoute}
      requestRoute={paymentRequestRoute}
    />
  );
}
