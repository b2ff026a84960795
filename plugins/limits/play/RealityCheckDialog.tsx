import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { skeletons } from '#core';
import {
  Button,
  ButtonLink,
  Checkbox,
  DescriptionList,
  Dialog,
  Icon,
  ResourceView,
  Skeleton,
  useFormat,
  usePeekService,
  useServices,
  useTranslate,
} from '#core/ui';
import { protectionRules } from '#domain/limits/profiles.ts';
import { accountsToken, responsibleRoute } from '../../auth/contract.ts';
import { historyRoute } from '../../office/contract.ts';
import { createPlaySession } from './createPlaySession.ts';
import styles from './RealityCheckDialog.module.css';

interface RealityCheckDialogProps {
  readonly dueAtS: number;
  readonly onClose: (answer?: {
    readonly action: 'continue' | 'log_out' | 'elsewhere';
    readonly isLast?: boolean;
  }) => void;
}

/** Time, stakes and result of the session; four answers of the same size, and no promotion. */
export const RealityCheckDialog = observer(function RealityCheckDialog({
  dueAtS,
  onClose,
}: RealityCheckDialogProps) {
  const t = useTranslate('limits.play');
  const services = useServices();
  const { clock, config, navigation } = services;
  const { money } = useFormat();
  const [session] = useState(() => createPlaySession(services, 'session'));
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
  // The regulator of the strict profile requires it to repeat until the session ends.
  const mayBeLast = protectionRules[config.rgProfile].mayEndRealityChecks;
  return (
    <Dialog
      title={title}
      isTitleHidden
      isDismissible={mayBeLast}
      size="sm"
      onClose={() => onClose()}
    >
      {/* No answer has the focus, so that typing a stake cannot answer it by accident. */}
      <div className={styles.body} tabIndex={-1} data-autofocus="">
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
          {({ sums, balance }) => (
            <DescriptionList
              items={[
                ...(['staked', 'returned', 'result'] as const).map((id) => ({
                  id,
                  label: t(id),
                  value: sums.map((each) => money(each[id])).join(' · '),
                })),
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
          <Button size="lg" onClick={() => onClose({ action: 'continue', isLast })}>
            {t('continue')}
          </Button>
          {navigation.hasRoute(historyRoute) ? (
            <ButtonLink
              size="lg"
              to={{ name: historyRoute }}
              onClick={() => onClose({ action: 'continue' })}
            >
              {t('history')}
            </ButtonLink>
          ) : null}
          <ButtonLink
            size="lg"
            to={{ name: responsibleRoute }}
            onClick={() => onClose({ action: 'continue' })}
          >
            {t('setLimit')}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
});
