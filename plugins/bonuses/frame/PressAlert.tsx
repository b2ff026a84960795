import { observer } from 'mobx-react-lite';
import { Alert, useTranslate } from '#core/ui';
import type { PressesState } from './Presses.ts';

/** Refusals with their own texts. */
const known: ReadonlySet<string> = new Set([
  'first_deposit_made',
  'cashback_not_ready',
  'changed_terms',
  'ended',
  'promotions_barred',
  'right_closed',
]);

/** Why the last action failed. */
export const PressAlert = observer(function PressAlert({
  presses: { failure },
}: {
  readonly presses: PressesState;
}) {
  const t = useTranslate('bonuses.page');
  if (failure === undefined) return null;
  const code = failure.code !== undefined && known.has(failure.code) ? failure.code : 'failed';
  return <Alert tone="danger">{t(`failed.${code}`)}</Alert>;
});
