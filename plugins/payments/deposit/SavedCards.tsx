import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Badge, Button, ConfirmDialog, Icon, useFormat, useTranslate } from '#core/ui';
import type { SavedCard } from '../payment/Payment.ts';
import { DottedLine } from '../order/DottedLine.tsx';
import type { DepositStore } from './DepositStore.ts';
import styles from '../payment/Payments.module.css';

/** `Visa •• 0001`, which distinguishes the cards of a person. */
function nameOf({ brand, last4 }: SavedCard): string {
  return `${brand} •• ${last4}`;
}

function expiryOf({ expiresMonth, expiresYear }: SavedCard): string {
  return `${String(expiresMonth).padStart(2, '0')}/${String(expiresYear % 100).padStart(2, '0')}`;
}

/** Saved cards, as further radio buttons of the payment methods. */
export const SavedCardChoice = observer(function SavedCardChoice({
  store,
}: {
  readonly store: DepositStore;
}) {
  return (store.methods.value?.saved ?? []).map((card) => (
    <SavedCardRadio key={card.id} store={store} card={card} />
  ));
});

const SavedCardRadio = observer(function SavedCardRadio({
  store,
  card,
}: {
  readonly store: DepositStore;
  readonly card: SavedCard;
}) {
  const t = useTranslate('payments.later');
  const { money } = useFormat();
  const offLeast = store.offLeastOf(card);
  return (
    <label className={styles.method}>
      <input
        type="radio"
        name="method"
        value={`saved-${card.id}`}
        className={styles.radio}
        checked={store.savedId === card.id}
        disabled={offLeast !== undefined}
        onChange={() => store.chooseSaved(card)}
      />
      <span className={styles.icon}>
        <Icon name="credit-card" size={18} />
      </span>
      <span>
        <b className={styles.name}>
          <bdi className={`num ${styles.whole ?? ''}`}>{nameOf(card)}</bdi>
        </b>
        <small className={styles.facts}>
          {card.state !== 'ok' ? (
            <Badge tone="warning">{t(`saved.${card.state}`)}</Badge>
          ) : offLeast === undefined ? (
            t('saved.until', { date: expiryOf(card) })
          ) : (
            <span className={styles.told}>{t('deposit.off', { least: money(offLeast) })}</span>
          )}
        </small>
      </span>
    </label>
  );
});

/** The chosen card, and the button to delete it. */
export const SavedCardFacts = observer(function SavedCardFacts({
  store,
}: {
  readonly store: DepositStore;
}) {
  const t = useTranslate('payments.later');
  const [asked, setAsked] = useState<SavedCard>();
  const card = store.savedCard;
  if (card === undefined) return null;
  return (
    <div className={styles.card}>
      <p className={styles.text}>
        <DottedLine>
          <bdi className={`num ${styles.whole ?? ''}`}>{nameOf(card)}</bdi>
          {card.holder === '' ? null : <bdi>{card.holder}</bdi>}
          <bdi className="num">{expiryOf(card)}</bdi>
        </DottedLine>
      </p>
      {card.state === 'ok' ? null : <p className={styles.text}>{t(`saved.${card.state}.text`)}</p>}
      <Button size="sm" icon="trash" onClick={() => setAsked(card)}>
        {t('saved.delete', { card: nameOf(card) })}
      </Button>
      {asked === undefined ? null : (
        <ConfirmDialog
          title={t('saved.delete.title', { card: nameOf(asked) })}
          keep={t('saved.delete.cancel')}
          act={t('saved.delete', { card: nameOf(asked) })}
          variant="danger"
          onKeep={() => setAsked(undefined)}
          onAct={() => {
            setAsked(undefined);
            void store.deleteCard(asked);
          }}
        >
          <p>{t('saved.delete.text')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
});
