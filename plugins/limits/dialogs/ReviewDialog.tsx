import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { skeletons } from '#core';
import {
  Button,
  DescriptionList,
  Dialog,
  Link,
  ResourceView,
  SelectField,
  Skeleton,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import { responsibleRoute } from '../../auth/contract.ts';
import { historyRoute } from '../../office/contract.ts';
import { reviewDays } from '../responsible/Limits.ts';
import { ResponsibleStore } from '../responsible/ResponsibleStore.ts';
import styles from './Dialogs.module.css';

/** Periodic review of the account, with links to its bets and limits. */
export const ReviewDialog = observer(function ReviewDialog({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const t = useTranslate('limits.dialogs');
  const services = useServices();
  const { navigation } = services;
  const { money } = useFormat();
  const [store] = useState(() => new ResponsibleStore(services));
  useEffect(() => store.figures.open(), [store]);
  const handleClose = (): void => {
    void store.endReview();
    onClose();
  };
  return (
    <Dialog title={t('review.title')} isDismissible size="sm" onClose={handleClose}>
      <div className={styles.body}>
        <p>{t('review.text')}</p>
        <ResourceView
          resource={store.figures}
          skeleton={<Skeleton shapes={skeletons.panel} />}
          missing={null}
        >
          {(figures) => (
            <>
              <DescriptionList
                items={(['deposited', 'withdrawn', 'result', 'netDeposits'] as const).map(
                  (key) => ({ id: key, label: t(`review.${key}`), value: money(figures[key]) }),
                )}
              />
              <SelectField
                label={t('review.every')}
                value={String(figures.reviewEveryDays)}
                options={reviewDays.map((days) => ({
                  value: String(days),
                  label: t('days', { count: days }),
                }))}
                onChange={(value) => {
                  const days = reviewDays.find((each) => String(each) === value);
                  if (days !== undefined) void store.saveReviewDays(days);
                }}
              />
            </>
          )}
        </ResourceView>
        <p className={styles.links}>
          {navigation.hasRoute(historyRoute) ? (
            <Link to={{ name: historyRoute }} className="text-link" onClick={handleClose}>
              {t('review.history')}
            </Link>
          ) : null}
          <Link to={{ name: responsibleRoute }} className="text-link" onClick={handleClose}>
            {t('review.limits')}
          </Link>
        </p>
        <Button size="lg" onClick={handleClose}>
          {t('review.done')}
        </Button>
      </div>
    </Dialog>
  );
});
