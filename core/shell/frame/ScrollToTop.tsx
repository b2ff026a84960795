import { useEffect, useState } from 'react';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './ScrollToTop.module.css';

interface ScrollToTopProps {
  /** Shown from this many screens on. */
  readonly fromScreens: number;
  readonly isAboveBar?: boolean | undefined;
}

/** SHL-71: shown after one screen in the desktop layout, after four in the mobile one. */
export function ScrollToTop({ fromScreens, isAboveBar = false }: ScrollToTopProps) {
  const t = useTranslate('shell');
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const look = () => setShown(window.scrollY > window.innerHeight * fromScreens);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [fromScreens]);

  if (!isShown) return null;
  function scroll(): void {
    window.scrollTo({
      top: 0,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return (
    <button
      type="button"
      aria-label={t('scrollToTop')}
      className={classNames(styles.button, isAboveBar && styles.aboveBar)}
      onClick={scroll}
    >
      <Icon name="arrow-up" size={20} />
    </button>
  );
}
