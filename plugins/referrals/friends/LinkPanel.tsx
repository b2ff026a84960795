import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, Panel, PanelHead, QrCode, useServices, useTranslate } from '#core/ui';
import { registrationRoute } from '../../registration/contract.ts';
import styles from './FriendsPage.module.css';

/** Referral link as text, for the device's share dialog, and as a QR code. */
export const LinkPanel = observer(function LinkPanel({ code }: { readonly code: string }) {
  const t = useTranslate('referrals.page');
  const { announcer, navigation } = useServices();
  const [done, setDone] = useState<'copied' | 'failed'>();
  const path = navigation.href({ name: registrationRoute, query: { promo: code } });
  const url = new URL(path, document.baseURI).href;

  function notify(result: 'copied' | 'failed'): void {
    setDone(result);
    announcer.polite(t(result));
  }

  function copy(): void {
    navigator.clipboard.writeText(url).then(
      () => notify('copied'),
      () => notify('failed'),
    );
  }

  function share(): void {
    // Closing the device's share dialog is no failure.
    navigator
      .share({ url })
      .catch((error: unknown) =>
        error instanceof DOMException && error.name === 'AbortError' ? undefined : copy(),
      );
  }

  return (
    <Panel aria-labelledby="friend-link">
      <PanelHead id="friend-link" title={t('link')} />
      <div className={styles.link}>
        <QrCode text={url} label={t('qr')} size="sm" />
        <div className={styles.ways}>
          <p className={styles.url} dir="ltr" translate="no">
            {url}
          </p>
          <p>{t('code', { code })}</p>
          <div className={styles.buttons}>
            <Button icon={done === 'copied' ? 'check' : 'copy'} onClick={copy}>
              {t('copy')}
            </Button>
            {'share' in navigator ? (
              <Button icon="share" onClick={share}>
                {t('share')}
              </Button>
            ) : null}
          </div>
          {done === undefined ? null : <p>{t(done)}</p>}
        </div>
      </div>
    </Panel>
  );
});
