import { observer } from 'mobx-react-lite';
import { Count, useService } from '#core/ui';
import { supportToken } from '../contract.ts';

/** How many answers of the support the person has not read, in the menu of the personal area. */
export const UnreadAnswers = observer(function UnreadAnswers() {
  const { unreadAnswers } = useService(supportToken);
  return unreadAnswers === 0 ? null : <Count value={unreadAnswers} tone="accent" />;
});
