import { observer } from 'mobx-react-lite';
import { Alert, useTranslate } from '#core/ui';
import type { Identity } from '../verification/Identity.ts';
import type { WayOutcome, WaysStore } from './WaysStore.ts';

const tones: Readonly<Record<WayOutcome, 'success' | 'info' | 'warning'>> = {
  verified: 'success',
  mismatch: 'warning',
  under_age: 'warning',
  known: 'warning',
  refused: 'warning',
  cancelled: 'info',
  failed: 'warning',
  down: 'warning',
};

/** What a visit to a way came to, and how it goes on. */
export const WayEnd = observer(function WayEnd({
  store,
  identity,
}: {
  readonly store: WaysStore;
  readonly identity: Identity;
}) {
  const t = useTranslate('identity.page');
  if (store.ended === undefined) return null;
  const { wayId, outcome } = store.ended;
  // The address may say anything: what is proved is what the platform tells.
  const isProved = identity.checks.some(({ kind, state }) => kind === 'name' && state === 'done');
  const told = outcome === 'verified' && !isProved ? 'failed' : outcome;
  return (
    <Alert tone={tones[told]}>
      {t(`end.${told}`, {
        name: store.nameOf(wayId) || t('ways.unnamed'),
        age: identity.minAge,
      })}
    </Alert>
  );
});
