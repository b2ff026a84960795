import { observer } from 'mobx-react-lite';
import { useServices } from '../../react/useServices.ts';
import { useTranslate } from '../../react/useTranslate.ts';
import { Footer } from '../frame/Footer.tsx';
import { MainArea } from '../frame/MainArea.tsx';
import { Overlay } from '../frame/Overlay.tsx';
import { ScrollToTop } from '../frame/ScrollToTop.tsx';
import { SkipLink } from '../../ui/controls/SkipLink.tsx';
import type { LayoutFrameProps } from '../layouts.ts';
import { BottomNavigation } from './BottomNavigation.tsx';
import styles from './DefaultLayoutMobile.module.css';
import { MobileHeader } from './MobileHeader.tsx';
import { SectionTabs } from './SectionTabs.tsx';

/** One column: header, section tabs, page, footer, and the bottom navigation in reach of the thumb. */
export const DefaultLayoutMobile = observer(function DefaultLayoutMobile({ page }: LayoutFrameProps) {
  const { config } = useServices();
  const t = useTranslate('shell');
  return (
    <div className={styles.layout}>
      <SkipLink to="main">{t('skipToContent')}</SkipLink>
      {config.site.isShowHeader ? (
        <header className={styles.header}>
          <MobileHeader />
          <SectionTabs />
        </header>
      ) : null}
      <MainArea page={page} className={styles.main} />
      <Footer />
      <Overlay>
        <ScrollToTop fromScreens={4} isAboveBar />
        <BottomNavigation />
      </Overlay>
    </div>
  );
});
