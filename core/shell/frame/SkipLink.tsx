import type { MouseEvent } from 'react';
import { useTranslate } from '../../react/useTranslate.ts';
import styles from './SkipLink.module.css';

/** The first stop of Tab. It moves the focus itself: a changed hash would be a navigation. */
export function SkipLink() {
  const t = useTranslate('shell');
  function skip(event: MouseEvent): void {
    event.preventDefault();
    const main = document.getElementById('main');
    main?.focus();
    main?.scrollIntoView({ block: 'start' });
  }
  return (
    <a href="#main" className={styles.skip} onClick={skip}>
      {t('skipToContent')}
    </a>
  );
}
