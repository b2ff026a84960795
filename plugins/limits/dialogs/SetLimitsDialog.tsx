import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  Button,
  CurrencySign,
  Dialog,
  ResourceView,
  Skeleton,
  TextField,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import { createMoney } from '#domain/money/Money.ts';
import { SetLimitsStore } from './SetLimitsStore.ts';
import { mostLimitMinor } from '../responsible/readLimit.ts';
import styles from './Dialogs.module.css';

/** Deposit limits in empty fields; continuing without one is a button of the same size. */
export const SetLimitsDialog = observer(function SetLimitsDialog({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const t = useTranslate('limits.dialogs');
  const services = useServices();
  const { amount, money } = useFormat();
  const [store] = useState(() => new SetLimitsStore(services));
  useEffect(() => store.limits.open(), [store]);
  const { failure, isBusy } = store.sending;
  const handleLeave = async (): Promise<void> => {
    await store.leave();
    onClose();
  };
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await store.save()) onClose();
  };
  return (
    <Dialog title={t('set.title')} isDismissible size="sm" onClose={() => void handleLeave()}>
      <form className={styles.body} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <p>{t('set.text')}</p>
        <ResourceView
          resource={store.limits}
          skeleton={<Skeleton shapes={skeletons.panel} />}
          missing={null}
        >
          {() =>
            store.open.map(({ limitKind, period, used }) => {
              const problem = store.problems.get(limitKind);
              return (
                <TextField
                  key={limitKind}
                  label={t(`period.${period}`)}
                  name={`limit-${period}`}
                  inputMode="decimal"
                  autoComplete="off"
                  start={<CurrencySign currency={used.currency} />}
                  value={store.texts.get(limitKind) ?? ''}
                  onChange={(text) => store.setText(limitKind, text)}
                  onBlur={() => store.check(limitKind)}
                  error={
                    problem === undefined
                      ? undefined
                      : t(`problem.${problem}`, {
                          example: amount(createMoney(10_000, used.currency)),
                          most: money(createMoney(mostLimitMinor, used.currency)),
                        })
                  }
                />
              );
            })
          }
        </ResourceView>
        {failure === undefined ? null : (
          <Alert tone="danger">{t(failure === 'nothing' ? 'set.nothing' : 'failed')}</Alert>
        )}
        <div className={styles.answers}>
          <Button size="lg" isBusy={isBusy} onClick={() => void handleLeave()}>
            {t('set.without')}
          </Button>
          <Button size="lg" type="submit" isBusy={isBusy}>
            {t('set.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
});
