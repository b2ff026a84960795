import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, useFormat, useServices, useTranslate } from '#core/ui';
import { homeRoute } from '../../betting/contract.ts';
import type { SavedCode as Saved } from './CodedCoupon.ts';
import { absoluteAddress } from './absoluteAddress.ts';
import styles from './SavedCode.module.css';

/** Saved code with its validity, and buttons to copy or share it. */
export const SavedCode = observer(function SavedCode({ saved }: { readonly saved: Saved }) {
  const t = useTranslate('coupon.later');
  const { announcer, navigation } = useServices();
  const { dateTime } = useFormat();
  const [done, setDone] = useState<'copied' | 'failed'>();
  // Without betting no page opens a code.
  const address = navigation.hasRoute(homeRoute)
    ? absoluteAddress(navigation.href({ name: homeRoute, query: { coupon: saved.code } }))
    : undefined;

  function notify(result: 'copied' | 'failed'): void {
    setDone(result);
    announcer.polite(t(`code.${result}`));
  }

  function copy(text: string): void {
    navigator.clipboard.writeText(text).then(
      () => notify('copied'),
      () => notify('failed'),
    );
  }

  function share(url: string): void {
    if (!('share' in navigator)) return copy(url);
    // Dismissing the native share dialog is not an error.
    navigator
      .share({ title: t('code.share.title', { code: saved.code }), url })
      .catch((error: unknown) =>
        error instanceof DOMException && error.name === 'AbortError' ? undefined : copy(url),
      );
  }

  return (
    <section className={styles.card} aria-label={t('code.saved')}>
      <p className={styles.title}>{t('code.saved')}</p>
      <p className={styles.code} dir="ltr" translate="no">
        {saved.code}
      </p>
      <p className={styles.until}>{t('code.until', { time: dateTime(saved.expiresAtS) })}</p>
      <div className={styles.buttons}>
        <Button icon={done === 'copied' ? 'check' : 'copy'} onClick={() => copy(saved.code)}>
          {t('code.copy')}
        </Button>
        {address === undefined ? null : (
          <Button icon="share" onClick={() => share(address)}>
            {t('code.share')}
          </Button>
        )}
      </div>
      {done === undefined ? null : (
        <p className={done === 'failed' ? styles.error : styles.until}>{t(`code.${done}`)}</p>
      )}
    </section>
  );
});
