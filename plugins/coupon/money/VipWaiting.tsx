import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, useTranslate } from '#core/ui';
import type { PlacementStore } from '../place/PlacementStore.ts';
import { Note } from '../notes/Note.tsx';
import { useTimeLeftMs } from '../place/useTimeLeftMs.ts';

/** Waiting for a trader's decision: time left and a withdraw button. Nothing is charged. */
export const VipWaiting = observer(function VipWaiting({
  placement,
}: {
  readonly placement: PlacementStore;
}) {
  const t = useTranslate('coupon.money');
  const [isCancelling, setCancelling] = useState(false);
  const { state } = placement;
  const leftS = Math.ceil(
    useTimeLeftMs(state.kind === 'waiting' ? state.decidesAtMs : undefined) / 1000,
  );

  function handleCancel(): void {
    setCancelling(true);
    void placement.withdraw().then(() => setCancelling(false));
  }

  return (
    <>
      <Note tone="info" icon="clock" title={t('vip.waiting')}>
        {t('vip.waiting.text', { count: leftS })}
      </Note>
      <Button variant="secondary" size="lg" isBlock isBusy={isCancelling} onClick={handleCancel}>
        {t('vip.cancel')}
      </Button>
    </>
  );
});
