import { Children, type ReactNode } from 'react';
import styles from './DottedLine.module.css';

/** Items in a line, separated by dots; no dot is at the end or the start of a line. */
export function DottedLine({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.facts}>
      <span className={styles.line}>
        {Children.toArray(children).map((fact, index) => (
          <span key={index} className={styles.fact}>
            {index === 0 ? null : <span className={styles.dot}>{' · '}</span>}
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
