import { observer } from 'mobx-react-lite';
import { Alert, useLaterTexts, useTranslate } from '#core/ui';
import type { Right } from '#domain/accounts/rights.ts';
import { RightReasonText } from './RightReasonText.tsx';
import { useClosedRight } from './useClosedRight.ts';

/** Says that the operator has closed something for this person, and why; else nothing. */
export const RightNote = observer(function RightNote({ right }: { readonly right: Right }) {
  const reason = useClosedRight(right);
  return reason === undefined ? null : <ClosedRight right={right} reason={reason} />;
});

/** Rendered only where something is closed: its texts are a call. */
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
