import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { AsyncBoundary, Icon, Popover, useTranslate } from '#core/ui';
import type { CouponWorkspace } from '../compose/CouponWorkspace.ts';
import styles from '../compose/CouponHead.module.css';

const KindList = lazy(async () => ({ default: (await import('./KindList.tsx')).KindList }));

/** The kind of the coupon; opens the list of all kinds. */
export const KindMenu = observer(function KindMenu({
  workspace,
}: {
  readonly workspace: CouponWorkspace;
}) {
  const t = useTranslate('coupon.kinds');
  const name = t(`name.${workspace.coupon.type}`);
  if (workspace.placement.isUnderWay) return <span className={styles.kind}>{name}</span>;
  return (
    <Popover
      label={t('menu')}
      triggerLabel={t('menu.current', { name })}
      triggerClassName={styles.kind}
      className={styles.menu}
      trigger={
        <>
          <span>{name}</span>
          <Icon name="chevron-down" size={14} />
        </>
      }
    >
      {(close) => (
        <AsyncBoundary fallback={<span className={styles.waiting} />}>
          <KindList workspace={workspace} onChosen={close} />
        </AsyncBoundary>
      )}
    </Popover>
  );
});
