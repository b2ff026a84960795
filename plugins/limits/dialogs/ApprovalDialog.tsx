import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  Button,
  DescriptionList,
  Dialog,
  ResourceView,
  Skeleton,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import type { LimitKind } from '#domain/limits/LimitKind.ts';
import type { MoneyLimit } from '../responsible/Limits.ts';
import { ResponsibleStore } from '../responsible/ResponsibleStore.ts';
import styles from './Dialogs.module.css';

interface ApprovalDialogProps {
  readonly limitKind: LimitKind;
  readonly onClose: () => void;
}

/**
 * Asks for confirmation when the waiting time of a looser deposit limit is over; closing means no.
 */
export const ApprovalDialog = observer(function ApprovalDialog({
  limitKind,
  onClose,
}: ApprovalDialogProps) {
  const t = useTranslate('limits.dialogs');
  const services = useServices();
  const [store] = useState(() => new ResponsibleStore(services));
  useEffect(() => store.start(), [store]);
  const limit = store.limits.value?.money.find((each) => each.limitKind === limitKind);
  const isGone = store.limits.value !== undefined && limit?.pendingChange === undefined;
  useEffect(() => {
    // Answered in another tab, or here.
    if (isGone) onClose();
  }, [isGone, onClose]);
  // Whether or not the request succeeds: without a yes the old limit applies.
  const handleKeep = (): void => {
    void store.answer(limitKind, 'cancel', true);
    onClose();
  };
  return (
    <Dialog title={t('approval.title')} isDismissible size="sm" onClose={handleKeep}>
      <div className={styles.body}>
        <p>{t('approval.text')}</p>
        <ResourceView
          resource={store.limits}
          skeleton={<Skeleton shapes={skeletons.panel} />}
          missing={null}
        >
          {() => (limit === undefined ? null : <Amounts limit={limit} />)}
        </ResourceView>
        {store.outcome?.kind === 'failed' ? <Alert tone="danger">{t('failed')}</Alert> : null}
        <div className={styles.answers}>
          <Button size="lg" onClick={handleKeep}>
            {t('approval.keep')}
          </Button>
          <Button
            size="lg"
            isBusy={store.isBusy}
            onClick={() => void store.answer(limitKind, 'confirm', true)}
          >
            {t('approval.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
});

/** The current limit beside the requested one. */
function Amounts({ limit: { period, most, pendingChange } }: { readonly limit: MoneyLimit }) {
  const t = useTranslate('limits.dialogs');
  const { money } = useFormat();
  return (
    <DescriptionList
      items={[
        { id: 'period', label: t('approval.period'), value: t(`period.${period}`) },
        { id: 'now', label: t('approval.now'), value: most ? money(most) : t('none') },
        {
          id: 'asked',
          label: t('approval.asked'),
          value: pendingChange?.most === undefined ? t('none') : money(pendingChange.most),
        },
      ]}
    />
  );
}
