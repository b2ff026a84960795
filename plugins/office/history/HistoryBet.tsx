import { observer } from 'mobx-react-lite';
import { ButtonLink, useTranslate } from '#core/ui';
import type { Bet } from '#domain/bets/Bet.ts';
import { BetRow, useBetText } from '../../coupon/ui.ts';
import { betRoute } from '../contract.ts';
import { CashOutPart } from '../bet/CashOutPart.tsx';
import { RepeatButton } from '../bet/RepeatButton.tsx';
import styles from './HistoryBet.module.css';

interface HistoryBetProps {
  readonly bet: Bet;
  readonly isExpanded: boolean;
  readonly onToggle: (id: number) => void;
}

/** Bet of the history, with its actions. */
export const HistoryBet = observer(function HistoryBet({
  bet,
  isExpanded,
  onToggle,
}: HistoryBetProps) {
  const t = useTranslate('office');
  const text = useBetText();
  const batch = text.batch(bet);
  return (
    <BetRow bet={bet} fold={{ isOpen: isExpanded, onToggle }}>
      <CashOutPart bet={bet} />
      <div className={styles.actions}>
        <ButtonLink to={{ name: betRoute, params: { bet: bet.id } }} size="sm" icon="receipt">
          {t('bet.open')}
        </ButtonLink>
        <RepeatButton bet={bet} />
        <span className={`num ${styles.policy}`}>
          {batch === undefined ? null : `${batch} · `}
          {bet.correction === undefined ? null : `${t('bet.corrected')} · `}
          {text.number(bet.id)} ·{' '}
          {t('bet.policyOf', { policy: t(`policy.${bet.oddsChangePolicy}`) })}
        </span>
      </div>
    </BetRow>
  );
});
