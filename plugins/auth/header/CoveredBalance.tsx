import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Icon, useService, useServices, useTranslate } from '#core/ui';
import { accountsToken } from '../contract.ts';
import styles from './Balance.module.css';
import { isBalanceCovered } from './isBalanceCovered.ts';

/** Dots in place of the balance for people who hide it; a press shows it until the page is left. */
export const CoveredBalance = observer(function CoveredBalance({
  children,
}: {
  readonly children: ReactNode;
}) {
  const { user } = useService(accountsToken);
  const { config, navigation } = useServices();
  const t = useTranslate('auth');
  const [shownOn, setShownOn] = useState<string>();
  const isCovered = isBalanceCovered({
    isHidden: user?.isBalanceHidden === true,
    profile: config.rgProfile,
    routeName: navigation.routeName,
  });
  if (!isCovered || shownOn === navigation.path) return children;
  return (
    <button
      type="button"
      className={styles.covered}
      aria-label={t('balance.show')}
      onClick={() => setShownOn(navigation.path)}
    >
      <span aria-hidden="true" className={styles.dots}>
        ••••
      </span>
      <Icon name="eye" size={16} />
    </button>
  );
});
