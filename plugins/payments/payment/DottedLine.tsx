import { Children, type ReactNode } from 'react';
import styles from './DottedLine.module.css';

/** Facts in a line with dots between them; no dot stands at the end of a line or begins one. */
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
