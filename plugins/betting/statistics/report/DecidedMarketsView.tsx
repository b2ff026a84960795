import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { settlementStatus, type BetStatusTone } from '#domain/bets/betStatus.ts';
import { Button, Chip, Icon, type IconName, useLaterTexts, useTranslate } from '#core/ui';
import type { DecidedMarket, DecidedMarkets } from '../statistics.ts';
import type { MatchFacts } from '../../event/MatchFacts.ts';
import { useBetting } from '../../service/useBetting.ts';
import { DetailsPart } from '../DetailsPart.tsx';
import { PartSkeleton } from '../PartSkeleton.tsx';
import styles from './DecidedMarketsView.module.css';

/** Number of markets shown first; more would push the content below too far down. */
const first = 18;

interface DecidedMarketsViewProps {
  readonly eventId: number;
  readonly facts: MatchFacts;
}

export const DecidedMarketsView = observer(function DecidedMarketsView({
  eventId,
  facts,
}: DecidedMarketsViewProps) {
  // The words of a settlement are those of bets.
  if (!useLaterTexts('coupon', 'status.won', 'bets')) return <PartSkeleton />;
  return (
    <DetailsPart resource={facts.outcomes(eventId)}>
      {(decided) => <Groups decided={decided} />}
    </DetailsPart>
  );
});

const Groups = observer(function Groups({
  decided: { groups, markets },
}: {
  readonly decided: DecidedMarkets;
}) {
  const t = useTranslate('betting.later');
  const [chosen, setChosen] = useState(groups[0]?.id);
  const [isWhole, setWhole] = useState(false);
  const shown = markets.filter(({ groupIds }) => chosen === undefined || groupIds.includes(chosen));
  if (markets.length === 0) return <p className={styles.none}>{t('settled.none')}</p>;
  return (
    <>
      <div className={styles.groups} role="group" aria-label={t('settled.groups')}>
        {groups.map(({ id, name, count }) => (
          <Chip key={id} isOn={id === chosen} onClick={() => setChosen(id)}>
            {name}{' '}
            <span className="num" translate="no">
              {count}
            </span>
          </Chip>
        ))}
      </div>
      <ul className={styles.markets}>
        {shown.slice(0, isWhole ? shown.length : first).map((market) => (
          <DecidedMarketItem key={market.id} market={market} />
        ))}
      </ul>
      {isWhole || shown.length <= first ? null : (
        <div className={styles.more}>
          <Button variant="secondary" onClick={() => setWhole(true)}>
            {t('settled.all', { count: shown.length })}
          </Button>
        </div>
      )}
    </>
  );
});

const DecidedMarketItem = observer(function DecidedMarketItem({
  market: { name, outcomes },
}: {
  readonly market: DecidedMarket;
}) {
  const t = useTranslate('coupon.bets');
  const { oddsText } = useBetting();
  return (
    <li className={styles.market}>
      <h3 className={styles.name}>{name}</h3>
      <ul>
        {outcomes.map((outcome) => {
          const { key, tone } = settlementStatus(outcome);
          return (
            <li key={outcome.id} className={styles.outcome} data-tone={tone}>
              <Icon name={icons[tone] ?? 'rotate-clockwise-2'} size={14} />
              <span className={styles.text}>{outcome.name}</span>
              <small>{t(key)}</small>
              <b className="num" translate="no">
                {oddsText(outcome.odds)}
              </b>
            </li>
          );
        })}
      </ul>
    </li>
  );
});

const icons: Readonly<Partial<Record<BetStatusTone, IconName>>> = { success: 'check', danger: 'x' };
