import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, ConfirmDialog, useTranslate } from '#core/ui';

/**
 * Button that cancels an unpaid payment, after a confirmation, because the money may be on its way.
 */
export const CancelPayment = observer(function CancelPayment({
  onCancel,
}: {
  readonly onCancel: () => void;
}) {
  const t = useTranslate('payments');
  const tLater = useTranslate('payments.later');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('open.cancel')}</Button>
      {isAsked ? (
        <ConfirmDialog
          title={tLater('cancel.title')}
          keep={tLater('cancel.keep')}
          act={t('open.cancel')}
          variant="secondary"
          onKeep={() => setAsked(false)}
          onAct={() => {
            setAsked(false);
            onCancel();
          }}
        >
          <p>{tLater('cancel.text')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
});
