import { observer } from 'mobx-react-lite';
import { useLaterTexts, useTranslate } from '#core/ui';
import { blockLetter } from '../../domain/blockLetter.ts';
import { couponTypeOf } from '../../domain/CouponType.ts';
import type { PlacedBet, PlacedSelection } from '../../domain/PlacedBet.ts';
import { MyBetLeg } from '../MyBetLeg.tsx';
import styles from './BetLegs.module.css';

/** Selections of a placed bet as its kind has them: steps in their order, blocks under their names, bankers first. */
export const BetLegs = observer(function BetLegs({ bet }: { readonly bet: PlacedBet }) {
  const type = couponTypeOf(bet.typeId);
  if (type === 'multi' || type === 'conditional') return <Blocks bet={bet} />;
  if (type === 'system') {
    const bankers = bet.selections.filter(({ isBanker }) => isBanker === true);
    if (bankers.length > 0) return <Bankers bankers={bankers} others={bet.selections.filter(({ isBanker }) => isBanker !== true)} />;
  }
  return type === 'chain' ? (
    <ol className={styles.steps}>
      <Legs selections={bet.selections} />
    </ol>
  ) : (
    <ul>
      <Legs selections={bet.selections} />
    </ul>
  );
});

function Legs({ selections }: { readonly selections: readonly PlacedSelection[] }) {
  return selections.map((selection) => <MyBetLeg key={selection.outcomeId} selection={selection} />);
}

interface BankersProps {
  readonly bankers: readonly PlacedSelection[];
  readonly others: readonly PlacedSelection[];
}

const Bankers = observer(function Bankers({ bankers, others }: BankersProps) {
  const t = useTranslate('coupon.later');
  const hasTexts = useLaterTexts('coupon', 'bets.bankers');
  return (
    <>
      {hasTexts ? <p className={styles.name}>{t('bets.bankers')}</p> : null}
      <ul>
        <Legs selections={bankers} />
      </ul>
      {hasTexts ? <p className={styles.name}>{t('bets.others')}</p> : null}
      <ul>
        <Legs selections={others} />
      </ul>
    </>
  );
});

const Blocks = observer(function Blocks({ bet }: { readonly bet: PlacedBet }) {
  const t = useTranslate('coupon.later');
  const hasTexts = useLaterTexts('coupon', 'bets.block');
  const ids = [...new Set(bet.selections.map(({ blockId = 0 }) => blockId))].sort((first, second) => first - second);
  return ids.map((id) => (
    <div key={id}>
      {hasTexts ? <p className={styles.name}>{id === 0 ? t('bets.lobby') : t('bets.block', { number: bet.typeId === 4 ? blockLetter(id) : id })}</p> : null}
      <ul>
        <Legs selections={bet.selections.filter(({ blockId = 0 }) => blockId === id)} />
      </ul>
    </div>
  ));
});
