import { useTranslate } from '#core/ui';
import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import { columnKinds } from '../options/listChoices.ts';
import { kindText } from './columnTexts.ts';
import styles from './ColumnChoice.module.css';

interface KindSelectProps {
  readonly label: string;
  readonly value: RowMarketKind;
  /** Kinds that are offered; all kinds of columns by default. */
  readonly kinds?: readonly RowMarketKind[] | undefined;
  readonly onChoose: (kind: RowMarketKind) => void;
}

/** Select with the kinds of columns, laid transparently over the caption of the current one. */
export function KindSelect({ label, value, kinds, onChoose }: KindSelectProps) {
  const t = useTranslate('betting.later');
  const choose = (name: string): void => {
    const next = columnKinds.find((each) => each === name);
    if (next !== undefined) onChoose(next);
  };
  return (
    <select
      className={styles.select}
      value={value}
      title={label}
      aria-label={label}
      onChange={(change) => choose(change.target.value)}
    >
      {columnKinds
        .filter((each) => each === value || kinds?.includes(each) !== false)
        .map((each) => (
          <option key={each} value={each}>
            {kindText(each, t)}
          </option>
        ))}
    </select>
  );
}
