import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, useTranslate } from '#core/ui';
import type { CouponWorkspace } from '../../stores/CouponWorkspace.ts';
import styles from './CodeActions.module.css';
import { CodeForm } from './CodeForm.tsx';
import { SavedCode } from './SavedCode.tsx';

/** Below the stake: the coupon becomes a code, or a code becomes the coupon. */
export const CodeActions = observer(function CodeActions({ workspace }: { readonly workspace: CouponWorkspace }) {
  const t = useTranslate('coupon.later');
  const { codes } = workspace;
  const [isLoading, setLoading] = useState(false);

  function handleSave(): void {
    setLoading(false);
    if (codes.save.kind === 'saved') codes.dismissSave();
    else void codes.saveCoupon(workspace.coupon.coded);
  }

  function handleLoad(code: string): void {
    void codes.loadCode(code).then((isLoaded) => setLoading(!isLoaded));
  }

  return (
    <div className={styles.panel}>
      <div className={styles.actions}>
        <Button size="sm" variant="ghost" icon="upload" isBusy={codes.save.kind === 'saving'} aria-expanded={codes.save.kind === 'saved'} onClick={handleSave}>
          {t('code.save')}
        </Button>
        <Button size="sm" variant="ghost" icon="download" aria-expanded={isLoading} onClick={() => setLoading(!isLoading)}>
          {t('code.load-by')}
        </Button>
      </div>
      {isLoading ? <CodeForm state={codes.load} onLoad={handleLoad} /> : null}
      {codes.save.kind === 'saved' ? <SavedCode saved={codes.save.saved} /> : null}
      {codes.save.kind === 'failed' ? <p className={styles.error}>{t(codes.save.key)}</p> : null}
    </div>
  );
});
