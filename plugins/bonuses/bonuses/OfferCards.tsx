import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { DescriptionList, Panel, PanelHead, useFormat, useTranslate } from '#core/ui';
import { Card } from '../frame/Card.tsx';
import styles from '../frame/Frame.module.css';
import { useOddsText } from '../frame/useOddsText.ts';
import { useClosedRight, useHasProduct } from '../../auth/ui.ts';
import type { BonusChoice, Bonuses, BonusOffer } from './Bonuses.ts';
import type { BonusesStore } from './BonusesStore.ts';

interface OfferCardsProps {
  readonly store: BonusesStore;
  readonly state: Bonuses;
}

/** The first deposit's bonus: choices of equal weight, all terms on the card. */
export const OfferCards = observer(function OfferCards({ store, state }: OfferCardsProps) {
  const t = useTranslate('bonuses.page');
  const hasProduct = useHasProduct();
  const none = (
    <OfferCard key="none" choice="none" store={store} state={state}>
      <p>{t('offer.none.text')}</p>
    </OfferCard>
  );
  return (
    <Panel aria-labelledby="bonus-offers">
      <PanelHead id="bonus-offers" title={t('offered')} />
      <p className={styles.lead}>{t('offered.text')}</p>
      <div className={styles.cards}>
        {state.offers
          .filter(({ choice }) => hasProduct(choice))
          .map((offer) => (
            <OfferCard key={offer.choice} choice={offer.choice} store={store} state={state}>
              <OfferTerms offer={offer} />
            </OfferCard>
          ))}
        {none}
      </div>
    </Panel>
  );
});

interface OfferCardProps extends OfferCardsProps {
  readonly choice: BonusChoice;
  readonly children: ReactNode;
}

const OfferCard = observer(function OfferCard({ choice, store, state, children }: OfferCardProps) {
  const t = useTranslate('bonuses.page');
  const isChosen = state.choice === choice;
  const isClosed = useClosedRight('bonus') !== undefined;
  return (
    <Card
      title={t(`offer.${choice}`)}
      badge={isChosen ? t('offer.chosen') : undefined}
      tone="accent"
      isChosen={isChosen}
      presses={store.presses}
      press={
        !isChosen && {
          id: `choose-${choice}`,
          label: t(`offer.choose.${choice}`),
          begin: () => void store.choose(choice),
          isClosed,
        }
      }
    >
      {children}
    </Card>
  );
});

const OfferTerms = observer(function OfferTerms({ offer }: { readonly offer: BonusOffer }) {
  const t = useTranslate('bonuses.page');
  const { money, number } = useFormat();
  const odds = useOddsText();
  return (
    <DescriptionList
      items={[
        {
          id: 'amount',
          label: t('terms.amount'),
          value: t('terms.amount.value', {
            percent: number(offer.percent),
            most: money(offer.most),
          }),
        },
        {
          id: 'wager',
          label: t('terms.wager'),
          value: t('terms.wager.value', { count: offer.wagerTimes }),
        },
        {
          id: 'counts',
          label: t('terms.counts'),
          value:
            offer.leastSelections === undefined
              ? t('terms.counts.casino')
              : t('terms.counts.sport', {
                  count: offer.leastSelections,
                  odds: odds(offer.leastOdds),
                }),
        },
        { id: 'time', label: t('terms.time'), value: t('terms.time.value', { count: offer.days }) },
        { id: 'most', label: t('terms.payout'), value: t('terms.payout.value') },
        ...(offer.choice === 'sport'
          ? [{ id: 'cashOut', label: t('terms.cashOut'), value: t('terms.cashOut.value') }]
          : []),
      ]}
    />
  );
});
