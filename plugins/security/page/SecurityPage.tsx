import { observer } from 'mobx-react-lite';
import { usePageTitle, useTranslate } from '#core/ui';
import { PasskeyPanel } from '../../auth/ui.ts';
import { OfficeHead } from '../../office/ui.ts';
import { PasswordPanel } from '../password/PasswordPanel.tsx';
import { SessionsPanel } from '../sessions/SessionsPanel.tsx';
import styles from './SecurityPage.module.css';

/** How people come into the account, and where they are in it. */
export const SecurityPage = observer(function SecurityPage() {
  const t = useTranslate('security');
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <OfficeHead title={t('title')} isBelowAccount />
      <PasskeyPanel />
      <PasswordPanel />
      <SessionsPanel />
    </div>
  );
});
