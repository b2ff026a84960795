import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { skeletons } from '#core';
import {
  Button,
  Checkbox,
  DescriptionList,
  Dialog,
  Icon,
  Link,
  ResourceView,
  Skeleton,
  useFormat,
  usePeekService,
  useServices,
  useTranslate,
} from '#core/ui';
import { accountsToken, historyRoute, responsibleRoute } from '../../auth/contract.ts';
import { createPlaySession } from './createPlaySession.ts';
import styles from './RealityCheckDialog.module.css';

interface RealityCheckDialogProps {
  readonly dueAtS: number;
  readonly onClose: (answer?: {
    readonly action: 'continue' | 'log_out' | 'elsewhere';
    readonly isLast?: boolean;
  }) => void;
}

/** How long, how much, and what came of it; two answers of one size, and nothing that sells. */
export const RealityCheckDialog = observer(function RealityCheckDialog({
  dueAtS,
  onClose,
}: RealityCheckDialogProps) {
  const t = useTranslate('limits.play');
  const services = useServices();
  const { clock, config, navigation } = services;
  const { money } = useFormat();
  const [session] = useState(() => createPlaySession(services));
  const [isLast, setIsLast] = useState(false);
  const nextAtS = usePeekService(accountsToken)?.user?.realityCheckAtS;
  const isAnswered = nextAtS === undefined || nextAtS > dueAtS;
  useEffect(() => session.open(), [session]);
  useEffect(() => {
    if (isAnswered) onClose({ action: 'elsewhere' });
  }, [isAnswered, onClose]);
  const startedAtS = session.value?.startedAtS;
  const minutes =
    startedAtS === undefined ? undefined : Math.floor((clock.nowMs() / 1000 - startedAtS) / 60);
  const hours = Math.floor((minutes ?? 0) / 60);
  const title =
    minutes === undefined
      ? t('check.title')
      : hours === 0
        ? t('check.minutes', { count: minutes })
        : t('check.hours', { hours, minutes: minutes % 60 });
  // The regulator of the strict profile wants it repeated until the session ends.
  const mayBeLast = config.rgProfile !== 'strict';
  return (
    <Dialog
      title={title}
      isTitleHidden
      isDismissible={mayBeLast}
      size="sm"
      onClose={() => onClose()}
    >
      <div className={styles.body}>
        <span className={styles.mark} aria-hidden="true">
          <Icon name="hourglass" size={24} />
        </span>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <ResourceView
          resource={session}
          skeleton={<Skeleton shapes={skeletons.panel} />}
          missing={null}
        >
          {({ staked, returned, result, balance }) => (
            <DescriptionList
              items={[
                { id: 'staked', label: t('staked'), value: money(staked) },
                { id: 'returned', label: t('returned'), value: money(returned) },
                { id: 'result', label: t('result'), value: money(result) },
                { id: 'balance', label: t('balance'), value: money(balance) },
              ]}
            />
          )}
        </ResourceView>
        {mayBeLast ? <Checkbox label={t('last')} isChecked={isLast} onChange={setIsLast} /> : null}
        <div className={styles.answers}>
          <Button size="lg" onClick={() => onClose({ action: 'log_out' })}>
            {t('logOut')}
          </Button>
          <Button
            size="lg"
            data-autofocus=""
            onClick={() => onClose({ action: 'continue', isLast })}
          >
            {t('continue')}
          </Button>
        </div>
        <p className={styles.links}>
          {navigation.hasRoute(historyRoute) ? (
            <Link
              to={{ name: historyRoute }}
              className={styles.link}
              onClick={() => onClose({ action: 'continue' })}
            >
              {t('history')}
            </Link>
          ) : null}
          <Link
            to={{ name: responsibleRoute }}
            className={styles.link}
            onClick={() => onClose({ action: 'continue' })}
          >
            {t('setLimit')}
          </Link>
        </p>
      </div>
    </Dialog>
  );
});
