import { observer } from 'mobx-react-lite';
import { useLaterTexts, useTranslate } from '#core/ui';
import { rightReasons } from '#domain/accounts/rights.ts';

/** Why a right is closed, in words; a reason that is not known here gets plain ones. */
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
