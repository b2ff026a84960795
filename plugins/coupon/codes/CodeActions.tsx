import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button, useTranslate } from '#core/ui';
import styles from './CodeActions.module.css';
import { CodeForm } from './CodeForm.tsx';
import { SavedCode } from './SavedCode.tsx';
import { useCodesStore, useCouponStore } from '../setup/useStores.ts';

/** Saves the coupon under a code, or loads one; below the stake. */
export const CodeActions = observer(function CodeActions() {
  const t = useTranslate('coupon.later');
  const codes = useCodesStore();
  const coupon = useCouponStore();
  const { saved, saveFault } = codes;
  const [isLoading, setLoading] = useState(false);
  const answerRef = useRef<HTMLDivElement>(null);
  const { loadFault } = codes;

  // Scrolls to the answer, which is often outside the viewport.
  useEffect(() => {
    if (answerRef.current?.childElementCount !== 0)
      answerRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isLoading, saved.value, saveFault, loadFault]);

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
      <div ref={answerRef} className={styles.answer}>
        {isLoading ? <CodeForm codes={codes} onLoad={handleLoad} /> : null}
        {saved.value === undefined ? null : <SavedCode saved={saved.value} />}
        {saveFault === undefined ? null : <p className={styles.error}>{t(saveFault)}</p>}
      </div>
    </div>
  );
});
