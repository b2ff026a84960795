import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, TextField, useServices, useTranslate } from '#core/ui';
import { createPromoStore } from './createPromoStore.ts';
import styles from './Money.module.css';
import { PromoRow } from './PromoRow.tsx';
import { usePromoTexts } from './usePromoTexts.ts';
import { useCouponStore, useMoneyStore, usePlacingStore } from '../setup/useStores.ts';

/** Own codes and a field for another; the chosen code first, with what blocks it. */
export const PromoCodes = observer(function PromoCodes() {
  const t = useTranslate('coupon.money');
  const services = useServices();
  const coupon = useCouponStore();
  const money = useMoneyStore();
  const placing = usePlacingStore();
  const texts = usePromoTexts();
  const [store] = useState(() => createPromoStore(services));
  const [isOpen, setOpen] = useState(false);
  const { promo, promoProblem } = money;
  const { fault } = store;
  const typedRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (isOpen) void store.promotions.load();
  }, [isOpen, store]);

  // Scrolls to the field and its answer, which are often outside the viewport.
  useEffect(() => {
    if (isOpen) typedRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, fault]);

  if (!money.isPromoOffered || !placing.isSignedIn) return null;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void store.check().then((found) => found !== undefined && money.setPromo(found));
  }

  const others = store.own.filter(
    ({ code, currency }) => code !== promo?.code && currency === coupon.currency,
  );
  return (
    <div className={styles.promos}>
      <Button
        size="sm"
        variant="ghost"
        icon="ticket"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('promo.title')}
      </Button>
      {promo === undefined ? null : (
        <PromoRow
          promo={promo}
          isChosen
          problem={promoProblem === undefined ? undefined : texts.problem(promoProblem)}
          onPress={() => money.setPromo(undefined)}
        />
      )}
      {isOpen ? (
        <>
          {others.map((each) => (
            <PromoRow
              key={each.code}
              promo={each}
              isChosen={false}
              problem={undefined}
              onPress={() => money.setPromo(each)}
            />
          ))}
          {store.promotions.error !== undefined ? (
            <p className={styles.hint}>{t('promo.list-failed')}</p>
          ) : null}
          <form ref={typedRef} className={styles.typed} noValidate onSubmit={handleSubmit}>
            <TextField
              name="promo"
              label={t('promo.title')}
              isLabelHidden
              size="sm"
              placeholder={t('promo.title')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={store.text}
              onChange={store.type}
              error={fault === undefined ? undefined : t(`promo.fault.${fault}`)}
            />
            <Button type="submit" size="sm" variant="secondary" isBusy={store.isChecking}>
              {t('promo.check')}
            </Button>
          </form>
        </>
      ) : null}
    </div>
  );
});
