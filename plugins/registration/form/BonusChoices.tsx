import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Icon, useFormat, useServices, useTranslate } from '#core/ui';
import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { useHasProduct } from '../../auth/ui.ts';
import type { BonusOffer, RegistrationForm } from './RegistrationForm.ts';
import type { RegistrationStore } from './RegistrationStore.ts';
import styles from './ChoiceCards.module.css';

interface BonusChoicesProps {
  readonly store: RegistrationStore;
  readonly form: RegistrationForm;
}

/** Welcome bonus: options of equal weight, none preselected. */
export const BonusChoices = observer(function BonusChoices({ store, form }: BonusChoicesProps) {
  const t = useTranslate('registration');
  const id = useId();
  const hasProduct = useHasProduct();
  const problem = store.problems.get('bonus');
  const offers = form.bonuses.filter(({ choice }) => choice === 'none' || hasProduct(choice));
  return (
    <fieldset className={styles.group} aria-describedby={problem === undefined ? undefined : id}>
      <legend className={styles.legend}>{t('field.bonus')}</legend>
      <p className={styles.note}>{t('field.bonus.hint')}</p>
      <div className={styles.cards}>
        {offers.map((offer) => (
          <div key={offer.choice} className={styles.card}>
            <input
              type="radio"
              name="bonus"
              id={`${id}-${offer.choice}`}
              aria-describedby={`${id}-${offer.choice}-about`}
              data-invalid={problem === undefined ? undefined : ''}
              className={styles.input}
              checked={store.bonus === offer.choice}
              onChange={() => store.chooseBonus(offer.choice)}
            />
            <span className={styles.words}>
              <label htmlFor={`${id}-${offer.choice}`} className={styles.name}>
                {t(`bonus.${offer.choice}`)}
              </label>
              <span id={`${id}-${offer.choice}-about`} className={styles.about}>
                <BonusTerms offer={offer} />
              </span>
            </span>
          </div>
        ))}
      </div>
      {problem === undefined ? null : (
        <p id={id} className={styles.error}>
          <Icon name="alert-circle" size={14} />
          {t(`problem.bonus.${problem}`)}
        </p>
      )}
    </fieldset>
  );
});

/** All material terms are shown on the card. */
const BonusTerms = observer(function BonusTerms({ offer }: { readonly offer: BonusOffer }) {
  const t = useTranslate('registration');
  const { money, number } = useFormat();
  const { exactPrice } = oddsWriterFor(useServices());
  const { terms } = offer;
  if (terms === undefined) return <>{t('bonus.none.about')}</>;
  const values = {
    percent: number(terms.percent),
    most: money(terms.most),
    times: number(terms.wagerTimes),
  };
  const { leastSelections, leastOdds, days } = terms;
  return [
    leastSelections === undefined
      ? t('bonus.terms', values)
      : t('bonus.termsInAccumulators', { ...values, count: leastSelections }),
    leastOdds === undefined ? undefined : t('bonus.leastOdds', { odds: exactPrice(leastOdds) }),
    days === undefined ? undefined : t('bonus.days', { count: days }),
    t('bonus.locked'),
    leastSelections === undefined ? undefined : t('bonus.noCashOut'),
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
});
