import { Icon, useTranslate } from '#core/ui';
import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import { KindSelect } from '../columns/KindSelect.tsx';
import { kindText } from '../columns/columnTexts.ts';
import styles from './Mobile.module.css';

interface CardMarketChoiceProps {
  /** Kind of market that the cards show. */
  readonly kind: RowMarketKind;
  /** Shows the name of the kind, because it is not among the kinds beside it. */
  readonly isNamed: boolean;
  readonly onChoose: (kind: RowMarketKind) => void;
}

/** Behind the three markets that all cards have: every one that a column can have. */
export function CardMarketChoice({ kind, isNamed, onChoose }: CardMarketChoiceProps) {
  const t = useTranslate('betting.later');
  return (
    <span className={styles.otherKinds} data-on={isNamed ? '' : undefined}>
      {isNamed ? <span aria-hidden="true">{kindText(kind, t)}</span> : null}
      <Icon name="chevron-down" size={16} />
      <KindSelect label={t('betting:market.choose')} value={kind} onChoose={onChoose} />
    </span>
  );
}
