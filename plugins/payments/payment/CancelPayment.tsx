import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, ConfirmDialog, useTranslate } from '#core/ui';

/** Takes a payment back that is not made yet. Asked once: the money may be on its way. */
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
