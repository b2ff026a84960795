import { observer } from 'mobx-react-lite';
import { Alert, useLaterTexts, useTranslate } from '#core/ui';
import type { Right } from '#domain/accounts/rights.ts';
import { RightReasonText } from './RightReasonText.tsx';
import { useClosedRight } from './useClosedRight.ts';

/** Note that the operator has closed a right of this person, with the reason; else nothing. */
export const RightNote = observer(function RightNote({ right }: { readonly right: Right }) {
  const reason = useClosedRight(right);
  return reason === undefined ? null : <ClosedRight right={right} reason={reason} />;
});

/** Mounted only while a right is closed, because its texts are loaded by a call. */
const ClosedRight = observer(function ClosedRight({
  right,
  reason,
}: {
  readonly right: Right;
  readonly reason: string;
}) {
  const t = useTranslate('auth.rights');
  const hasTexts = useLaterTexts('auth', 'closed.bet', 'rights');
  if (!hasTexts) return null;
  return (
    <Alert tone="warning" title={t(`closed.${right}`)}>
      <RightReasonText reason={reason} />
    </Alert>
  );
});
