import { observer } from 'mobx-react-lite';
import { Count, useService } from '#core/ui';
import { supportToken } from '../../support/contract.ts';

/** How many answers about payments the person has not read, in the menu of the personal area. */
export const UnreadPaymentAnswers = observer(function UnreadPaymentAnswers() {
  const { unreadPaymentAnswers } = useService(supportToken);
  return unreadPaymentAnswers === 0 ? null : <Count value={unreadPaymentAnswers} tone="accent" />;
});
