import { observer } from 'mobx-react-lite';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Footer } from '../frame/Footer.tsx';
import { Overlay } from '../frame/Overlay.tsx';
import { SkipLink } from '../../ui/controls/SkipLink.tsx';
import type { LayoutFrame } from '../layouts.ts';
import { BottomNavigation } from './BottomNavigation.tsx';
import styles from './mobileFrame.module.css';
import { MobileHeader } from './MobileHeader.tsx';
import { SectionTabs } from './SectionTabs.tsx';

/** One column: header, section tabs, page, footer and bottom navigation. */
export const mobileFrame: LayoutFrame = {
  className: styles.layout,
  mainClassName: styles.main,
  Top: observer(Top),
  Bottom: () => (
    <>
      <Footer />
      <Overlay>
        <BottomNavigation />
      </Overlay>
    </>
  ),
};

function Top() {
  const { config } = useServices();
  const t = useTranslate('shell');
  return (
    <>
      <SkipLink to="main">{t('skipToContent')}</SkipLink>
      {config.site.isShowHeader ? (
        <header className={styles.header}>
          <MobileHeader />
          <SectionTabs />
        </header>
      ) : null}
    </>
  );
}
