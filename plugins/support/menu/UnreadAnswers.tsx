import { observer } from 'mobx-react-lite';
import { Count, useService } from '#core/ui';
import { supportToken } from '../contract.ts';

/** Number of unread answers of the support, in the menu of the personal area. */
export const UnreadAnswers = observer(function UnreadAnswers() {
  const { unreadAnswers } = useService(supportToken);
  return unreadAnswers === 0 ? null : <Count value={unreadAnswers} tone="accent" />;
});
