import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { classNames, Icon, useFormat, useTranslate, VisuallyHidden } from '#core/ui';
import type { Bet } from '#domain/bets/Bet.ts';
import { betStatus } from '#domain/bets/betStatus.ts';
import { BetSelections } from './BetSelections.tsx';
import styles from './BetRow.module.css';
import { BetStake } from './BetStake.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useBetText } from './useBetText.ts';

interface BetRowProps {
  readonly bet: Bet;
  /** A wide list's row that expands; otherwise a narrow card with selections. */
  readonly fold?: { readonly isOpen: boolean; readonly onToggle: (id: number) => void };
  /** Content below the selections. */
  readonly children: ReactNode;
}

/** A placed bet in a list: number or name, kind, odds, amounts, status and selections. */
export const BetRow = observer(function BetRow({ bet, fold, children }: BetRowProps) {
  const bodyId = `bet-${bet.id}`;
  return (
    <li className={classNames(fold ? styles.line : styles.card, fold?.isOpen && styles.open)}>
      {fold === undefined ? (
        <CardHead bet={bet} />
      ) : (
        <button
          type="button"
          className={styles.head}
          aria-expanded={fold.isOpen}
          aria-controls={fold.isOpen ? bodyId : undefined}
          onClick={() => fold.onToggle(bet.id)}
        >
          <Icon name={fold.isOpen ? 'chevron-up' : 'chevron-down'} className={styles.chevron} />
          <LineHead bet={bet} />
        </button>
      )}
      {fold?.isOpen === false ? null : (
        <div id={fold && bodyId} className={styles.body}>
          <BetSelections bet={bet} variant={fold === undefined ? 'card' : 'page'} />
          {children}
        </div>
      )}
    </li>
  );
});

interface HeadProps {
  readonly bet: Bet;
}

const CardHead = observer(function CardHead({ bet }: HeadProps) {
  const text = useBetText();
  return (
    <div className={styles.caption}>
      <span className="num">
        {text.number(bet.id)}
        {bet.type === 'single' ? '' : ` · ${text.kind(bet)}`}
      </span>
      <StatusBadge status={betStatus(bet)} />
    </div>
  );
});

const LineHead = observer(function LineHead({ bet }: HeadProps) {
  const t = useTranslate('coupon.bets');
  const text = useBetText();
  const { dayMonth, time } = useFormat();
  return (
    <>
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
      <span className={styles.stake}>
        <BetStake bet={bet} isLabelHidden />
      </span>
      <span className={`num ${styles.returned}`}>
        <VisuallyHidden>{t('column.return')} </VisuallyHidden>
        {text.returned(bet)}
      </span>
      <span className={styles.status}>
        <StatusBadge status={betStatus(bet)} />
      </span>
    </>
  );
});
