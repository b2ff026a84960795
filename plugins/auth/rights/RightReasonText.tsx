import { observer } from 'mobx-react-lite';
import { useLaterTexts, useTranslate } from '#core/ui';
import { rightReasons } from '#domain/accounts/rights.ts';

/** Reason why a right is closed, as text; a general one for an unknown reason. */
export const RightReasonText = observer(function RightReasonText({
  reason,
}: {
  readonly reason: string;
}) {
  const t = useTranslate('auth.rights');
  const hasTexts = useLaterTexts('auth', 'reason.other', 'rights');
  const key = rightReasons.find((known) => known === reason) ?? 'other';
  return hasTexts ? t(`reason.${key}`) : null;
});
