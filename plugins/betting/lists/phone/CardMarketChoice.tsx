import { Icon, useTranslate } from '#core/ui';
import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import { KindSelect } from '../columns/KindSelect.tsx';
import { kindText } from '../columns/columnTexts.ts';
import styles from './Mobile.module.css';

interface CardMarketChoiceProps {
  /** That of the cards. */
  readonly kind: RowMarketKind;
  /** It is none of those that stand beside it. */
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
