import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  Button,
  ConfirmDialog,
  CurrencySign,
  Panel,
  PanelHead,
  TextField,
  useFormat,
  useTranslate,
} from '#core/ui';
import type { MoneyLimitKind } from '#domain/limits/LimitKind.ts';
import { createMoney } from '#domain/money/Money.ts';
import type { MoneyLimit } from './Limits.ts';
import { mostLimitMinor } from './readLimit.ts';
import type { ResponsibleStore } from './ResponsibleStore.ts';
import styles from './Responsible.module.css';
import { useLooserWait } from './useLooserWait.ts';
import { useMoment } from './useMoment.ts';
import { PendingChangeNote } from './PendingChangeNote.tsx';

interface MoneyLimitsPanelProps {
  readonly kind: MoneyLimitKind;
  readonly limits: readonly MoneyLimit[];
  readonly store: ResponsibleStore;
}

/** The limits of one kind, over a day, a week and a month. */
export const MoneyLimitsPanel = observer(function MoneyLimitsPanel({
  kind,
  limits,
  store,
}: MoneyLimitsPanelProps) {
  const t = useTranslate('limits.responsible');
  if (limits.length === 0) return null;
  return (
    <Panel aria-labelledby={`limits-${kind}`}>
      <PanelHead id={`limits-${kind}`} title={t(`${kind}.title`)} />
      <p className={styles.note}>{t(`${kind}.text`)}</p>
      {limits.map((limit) => (
        <MoneyLimitRow key={limit.limitKind} limit={limit} store={store} />
      ))}
    </Panel>
  );
});

interface RowProps {
  readonly limit: MoneyLimit;
  readonly store: ResponsibleStore;
}

const MoneyLimitRow = observer(function MoneyLimitRow({ limit, store }: RowProps) {
  const t = useTranslate('limits.responsible');
  const { money } = useFormat();
  const moment = useMoment();
  const { limitKind, kind, period, most, used, startedAtS, freesAtS, pendingChange } = limit;
  const isEdited = store.editedKind === limitKind;
  const isClosed = store.limits.value?.isRegistered === true;
  const name = t('row', { kind: t(`${kind}.title`), period: t(`period.${period}`) });
  const wasCancelled = useRef(false);
  const handleCancel = (): void => {
    wasCancelled.current = true;
    store.endEdit();
  };
  // The button replaces the form; the result of a saved change gets the focus elsewhere (LIM-48).
  const focusAfterCancel = (button: HTMLButtonElement | null): void => {
    if (button === null || !wasCancelled.current) return;
    wasCancelled.current = false;
    button.focus();
  };
  return (
    <div
      className={styles.row}
      role="group"
      aria-label={name}
      data-is-wide={isEdited || pendingChange !== undefined || undefined}
    >
      <div className={styles.period}>
        <b>{t(`period.${period}`)}</b>
        {most === undefined || freesAtS === undefined || used.minor === 0 ? null : (
          <small>{t('frees', { date: moment(freesAtS) })}</small>
        )}
      </div>
      <div className={styles.state}>
        {most === undefined ? (
          <b>{t('none')}</b>
        ) : (
          <>
            <div className={styles.figures}>
              <span>
                {t('used')}{' '}
                <b className="num" translate="no">
                  {money(used)}
                </b>
              </span>
              <span>
                {t('of')}{' '}
                <b className="num" translate="no">
                  {money(most)}
                </b>
              </span>
            </div>
            <Bar used={used.minor} most={most.minor} />
            {startedAtS === undefined ? null : (
              <p className={styles.small}>{t('since', { date: moment(startedAtS) })}</p>
            )}
          </>
        )}
        {isEdited ? <LimitForm limit={limit} store={store} onCancel={handleCancel} /> : null}
        {pendingChange === undefined || isEdited ? null : (
          <PendingChangeNote
            title={
              pendingChange.most === undefined
                ? t('wish.none')
                : t('wish', { amount: money(pendingChange.most) })
            }
            pendingChange={pendingChange}
            isBusy={store.isBusy}
            onAnswer={(action) => void store.answer(limitKind, action, pendingChange.isDue)}
          />
        )}
      </div>
      {isEdited ? null : (
        <Button
          ref={focusAfterCancel}
          className={styles.act}
          isDisabled={isClosed}
          aria-label={`${t(most === undefined ? 'set' : 'change')}: ${name}`}
          onClick={() => store.edit(limitKind)}
        >
          {t(most === undefined ? 'set' : 'change')}
        </Button>
      )}
    </div>
  );
});

/** Decorative: the figures are above it. */
function Bar({ used, most }: { readonly used: number; readonly most: number }) {
  const share = most === 0 ? 1 : Math.min(1, used / most);
  return (
    <div className={styles.bar} aria-hidden="true" data-is-near={share >= 0.8 || undefined}>
      <div style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}

interface FormProps extends RowProps {
  readonly onCancel: () => void;
}

const LimitForm = observer(function LimitForm({ limit, store, onCancel }: FormProps) {
  const t = useTranslate('limits.responsible');
  const { amount, money } = useFormat();
  const { hours, isAskedAgain } = useLooserWait();
  const [isAsked, setAsked] = useState(false);
  const looserKey = isAskedAgain ? 'amount.looser' : 'amount.looser.alone';
  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => fieldRef.current?.focus(), []);
  const { used, most } = limit;
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // Closes deposits or play, which cannot be undone at once.
    if (store.isClosing(limit)) setAsked(true);
    else void store.save(limit);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {isAsked ? (
        <ConfirmDialog
          title={t('zero.title', { amount: money(createMoney(0, used.currency)) })}
          keep={t('cancel')}
          act={t('zero.confirm')}
          onKeep={() => setAsked(false)}
          onAct={() => {
            setAsked(false);
            void store.save(limit);
          }}
        >
          <p>{t(limit.kind === 'deposit' ? 'zero.deposit' : 'zero.play')}</p>
          <p>{t('zero.after', { hours })}</p>
        </ConfirmDialog>
      ) : null}
      <TextField
        ref={fieldRef}
        label={t('amount')}
        name="limit"
        inputMode="decimal"
        autoComplete="off"
        start={<CurrencySign currency={used.currency} />}
        hint={t(store.changeOf(limit) === 'looser' ? looserKey : 'amount.tighter', { hours })}
        value={store.text}
        onChange={store.setText}
        error={
          store.problem === undefined
            ? undefined
            : t(`problem.${store.problem}`, {
                example: amount(createMoney(10_000, used.currency)),
                most: money(createMoney(mostLimitMinor, used.currency)),
              })
        }
      />
      <div className={styles.actions}>
        <Button type="submit" size="lg" variant="primary" isBusy={store.isBusy}>
          {t('save')}
        </Button>
        <Button size="lg" onClick={onCancel}>
          {t('cancel')}
        </Button>
        {most === undefined ? null : (
          <Button
            size="lg"
            variant="ghost"
            isBusy={store.isBusy}
            onClick={() => void store.removeLimit(limit)}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </form>
  );
});
