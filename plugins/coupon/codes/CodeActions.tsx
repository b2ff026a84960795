import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, useTranslate } from '#core/ui';
import styles from './CodeActions.module.css';
import { CodeForm } from './CodeForm.tsx';
import { SavedCode } from './SavedCode.tsx';
import { useCouponStores } from '../setup/useCouponStores.ts';

/** Below the stake: the coupon becomes a code, or a code becomes the coupon. */
export const CodeActions = observer(function CodeActions() {
  const t = useTranslate('coupon.later');
  const { codes, coupon } = useCouponStores();
  const { saved, saveFault } = codes;
  const [isLoading, setLoading] = useState(false);

  function handleSave(): void {
    setLoading(false);
    if (saved.hasValue) codes.dismissSave();
    else void codes.saveCoupon(coupon.coded);
  }

  function handleLoad(code: string): void {
    void codes.loadCode(code).then((isLoaded) => setLoading(!isLoaded));
  }

  return (
    <div className={styles.panel}>
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="ghost"
          icon="upload"
          isBusy={saved.state.kind === 'loading'}
          aria-expanded={saved.hasValue}
          onClick={handleSave}
        >
          {t('code.save')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon="download"
          aria-expanded={isLoading}
          onClick={() => setLoading(!isLoading)}
        >
          {t('code.load-by')}
        </Button>
      </div>
      {isLoading ? <CodeForm codes={codes} onLoad={handleLoad} /> : null}
      {saved.value === undefined ? null : <SavedCode saved={saved.value} />}
      {saveFault === undefined ? null : <p className={styles.error}>{t(saveFault)}</p>}
    </div>
  );
});
