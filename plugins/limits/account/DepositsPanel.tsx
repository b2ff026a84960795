import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  DescriptionList,
  Link,
  Panel,
  PanelHead,
  useFormat,
  useOpen,
  useServices,
  useTranslate,
} from '#core/ui';
import { responsibleRoute } from '../../auth/contract.ts';
import { AccountDepositsStore } from './AccountDepositsStore.ts';
import styles from './DepositsPanel.module.css';

/** Deposits against each deposit limit, and the sum of all time. */
export const DepositsPanel = observer(function DepositsPanel() {
  const services = useServices();
  const t = useTranslate('limits.responsible');
  const { money } = useFormat();
  const [store] = useState(() => new AccountDepositsStore(services));
  const known = useOpen(store.limits).value;
  const sums = useOpen(store.figures).value;
  if (known === undefined || sums === undefined) return null;
  return (
    <Panel aria-labelledby="account-deposits">
      <PanelHead id="account-deposits" title={t('account.title')} />
      <DescriptionList
        items={[
          ...store.shownLimits.map(({ period, used, most }) => ({
            id: period,
            label: t(`account.deposited.${period}`),
            value:
              most === undefined
                ? t('account.noLimit', { used: money(used) })
                : t('account.ofLimit', { used: money(used), most: money(most) }),
          })),
          { id: 'lifetime', label: t('account.lifetime'), value: money(sums.netDeposits) },
        ]}
      />
      <p className={styles.way}>
        <Link to={{ name: responsibleRoute }} className="text-link">
          {t('account.change')}
        </Link>
      </p>
    </Panel>
  );
});
