import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './ScrollToTop.module.css';

/** A growing list moves the page by less than this without a scroll of the person. */
const turnPx = 4;

/**
 * SHL-71, SHL-821: shown after one screen in the desktop layout; on a phone after four, and only
 * while the page is scrolled up.
 */
export const ScrollToTop = observer(function ScrollToTop() {
  const { isMobile } = useServices().environment;
  const fromScreens = isMobile ? 4 : 1;
  const t = useTranslate('shell');
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    let isOnWay = !isMobile;
    const look = () => {
      const { scrollY } = window;
      if (isMobile && Math.abs(scrollY - last) >= turnPx) {
        isOnWay = scrollY < last;
        last = scrollY;
      }
      setShown(isOnWay && scrollY > window.innerHeight * fromScreens);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [fromScreens, isMobile]);

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
      className={classNames(styles.button, isMobile && styles.aboveBar)}
      onClick={scroll}
    >
      <Icon name="arrow-up" size={20} />
    </button>
  );
});
