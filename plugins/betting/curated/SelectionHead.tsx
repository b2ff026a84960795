import { Icon } from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import styles from './SelectionHead.module.css';

interface SelectionHeadProps {
  readonly title: string;
  readonly text: string;
  /** Icon of the page's sport, if it has one. */
  readonly sportIcon: string | undefined;
  /** False renders the heading alone. */
  readonly isLarge: boolean;
}

export function SelectionHead({ title, text, sportIcon, isLarge }: SelectionHeadProps) {
  if (!isLarge)
    return (
      <header>
        <h1 className={styles.plain}>{title}</h1>
      </header>
    );
  return (
    <header className={styles.head}>
      <span className={styles.mark} aria-hidden="true">
        {sportIcon === undefined ? (
          <Icon name="star" size={132} />
        ) : (
          <Icon name={sportSymbol(sportIcon)} size={132} />
        )}
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
    </header>
  );
}
