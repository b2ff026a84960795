import { observer } from 'mobx-react-lite';
import { useService, useTranslate } from '#core/ui';
import { consentToken } from '../contract.ts';
import styles from './CookieSettingsLink.module.css';

/** Link in the footer of every page: a choice must be as easy to change as to make. */
export const CookieSettingsLink = observer(function CookieSettingsLink() {
  const consent = useService(consentToken);
  const t = useTranslate('notices');
  return (
    <button type="button" className={styles.link} onClick={consent.openSettings}>
      {t('consent.settings')}
    </button>
  );
});
