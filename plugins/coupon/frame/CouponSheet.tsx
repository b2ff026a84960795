import { observer } from 'mobx-react-lite';
import { lazy, useLayoutEffect, useRef, type MouseEvent } from 'react';
import {
  AsyncBoundary,
  IconButton,
  useLayer,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { couponSelectionsToken } from '../contract.ts';
import { clearWithUndo } from '../repeat/clearWithUndo.ts';
import { compositionToken } from '../compose/compositionToken.ts';
import { couponCoreToken } from '../setup/couponCoreToken.ts';
import type { CouponUiStore } from './CouponUiStore.ts';
import { CouponContent } from './CouponContent.tsx';
import { CouponTabs } from './CouponTabs.tsx';
import styles from './CouponSheet.module.css';

const KindChips = lazy(async () => ({
  default: (await import('../kinds/KindChips.tsx')).KindChips,
}));

/** The coupon on a phone: a bottom sheet. The dialog traps and restores the focus. */
export const CouponSheet = observer(function CouponSheet({
  view,
}: {
  readonly view: CouponUiStore;
}) {
  const t = useTranslate('coupon');
  const services = useServices();
  const selections = useService(couponSelectionsToken);
  const dialogRef = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useLayer(view.closeSheet);

  async function handleClear(): Promise<void> {
    const registry = services.services;
    const [composition] = await Promise.all([
      registry.get(compositionToken),
      registry.get(couponCoreToken),
    ]);
    clearWithUndo(services, selections, composition);
  }

  function handlePress(event: MouseEvent<HTMLDialogElement>): void {
    if (event.target === event.currentTarget) view.closeSheet();
  }

  return (
    <dialog
      ref={dialogRef}
      className={styles.sheet}
      aria-label={t('title')}
      onMouseDown={handlePress}
      onClose={view.closeSheet}
    >
      <div className={styles.frame} data-held="">
        <span className={styles.grip} aria-hidden="true" />
        <div className={styles.head}>
          <CouponTabs selections={selections} view={view} />
          <span className={styles.tools}>
            {view.tab === 'coupon' ? (
              <IconButton
                icon="trash"
                size="lg"
                label={t('clear')}
                disabled={selections.count === 0 || selections.isLocked}
                onClick={() => void handleClear()}
              />
            ) : null}
            <IconButton
              icon="chevron-down"
              size="lg"
              label={t('close')}
              onClick={view.closeSheet}
            />
          </span>
        </div>
        {view.tab === 'coupon' && selections.count > 0 ? (
          <AsyncBoundary fallback={<span className={styles.kindsWaiting} />}>
            <KindChips />
          </AsyncBoundary>
        ) : null}
        <div className={styles.content}>
          <CouponContent selections={selections} view={view} hasKeypad />
        </div>
      </div>
    </dialog>
  );
});
