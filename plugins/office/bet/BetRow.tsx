import { observer } from 'mobx-react-lite';
import { ButtonLink, classNames, Icon, useFormat, useTranslate, VisuallyHidden } from '#core/ui';
import type { Bet } from '#domain/bets/Bet.ts';
import { betStatus } from '#domain/bets/betStatus.ts';
import { CashOutPart } from './CashOutPart.tsx';
import { RepeatButton } from './RepeatButton.tsx';
import { SelectionsTable } from './SelectionsTable.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useBetText } from './useBetText.ts';
import styles from './BetRow.module.css';

interface BetRowProps {
  readonly bet: Bet;
  readonly isExpanded: boolean;
  readonly onToggle: (id: number) => void;
}

/** One bet of the history; opened, it shows its selections. */
export const BetRow = observer(function BetRow({ bet, isExpanded, onToggle }: BetRowProps) {
  const t = useTranslate('office');
  const text = useBetText();
  const { dayMonth, money, time } = useFormat();
  const bodyId = `bet-${bet.id}`;
  const batch = text.batch(bet);
  return (
    <li className={classNames(styles.bet, isExpanded && styles.open)}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? bodyId : undefined}
        onClick={() => onToggle(bet.id)}
      >
        <Icon name={isExpanded ? 'chevron-up' : 'chevron-down'} className={styles.chevron} />
        <span className={`num ${styles.placed}`}>
          <b>{dayMonth(bet.placedAtS)}</b> <small>{time(bet.placedAtS)}</small>
        </span>
        <span className={styles.title}>
          <b className="one-line">{text.title(bet)}</b>
          <small className="num one-line">{text.subtitle(bet)}</small>
        </span>
        <span className={`num ${styles.odds}`} translate="no">
          <VisuallyHidden>{t('column.odds')} </VisuallyHidden>
          {text.odds(bet)}
        </span>
        <span className={`num ${styles.stake}`} translate="no">
          <VisuallyHidden>{t('column.stake')} </VisuallyHidden>
          {money(bet.stake)}
        </span>
        <span className={`num ${styles.returned}`}>
          <VisuallyHidden>{t('column.return')} </VisuallyHidden>
          {text.returned(bet)}
        </span>
        <span className={styles.status}>
          <StatusBadge status={betStatus(bet)} />
        </span>
      </button>
      {isExpanded ? (
        <div id={bodyId} className={styles.body}>
          <SelectionsTable type={bet.type} selections={bet.selections} />
          <CashOutPart bet={bet} />
          <div className={styles.actions}>
            <ButtonLink
              to={{ name: 'office.bet', params: { bet: bet.id } }}
              size="sm"
              icon="receipt"
            >
              {t('bet.open')}
            </ButtonLink>
            <RepeatButton bet={bet} />
            <span className={`num ${styles.policy}`}>
              {batch === undefined ? null : `${batch} · `}
              {bet.correction === undefined ? null : `${t('bet.corrected')} · `}
              {text.number(bet)} ·{' '}
              {t('bet.policyOf', { policy: t(`policy.${bet.oddsChangePolicy}`) })}
            </span>
          </div>
        </div>
      ) : null}
    </li>
  );
});
