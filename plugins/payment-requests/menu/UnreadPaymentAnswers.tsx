import { observer } from 'mobx-react-lite';
import { Count, useService } from '#core/ui';
import { supportToken } from '../../support/contract.ts';

/** Number of unread answers about payments, in the menu of the personal area. */
export const UnreadPaymentAnswers = observer(function UnreadPaymentAnswers() {
  const { unreadPaymentAnswers } = useService(supportToken);
  return unreadPaymentAnswers === 0 ? null : <Count value={unreadPaymentAnswers} tone="accent" />;
});
