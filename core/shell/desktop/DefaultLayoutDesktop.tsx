import { observer } from 'mobx-react-lite';
import { Slot } from '../../react/Slot.tsx';
import { useServices } from '../../react/useServices.ts';
import { useTranslate } from '../../react/useTranslate.ts';
import { Footer } from '../frame/Footer.tsx';
import { MainArea } from '../frame/MainArea.tsx';
import { Overlay } from '../frame/Overlay.tsx';
import { ScrollToTop } from '../frame/ScrollToTop.tsx';
import { SkipLink } from '../../ui/controls/SkipLink.tsx';
import type { LayoutFrameProps } from '../layouts.ts';
import styles from './DefaultLayoutDesktop.module.css';
import { Header } from './Header.tsx';
import { SectionBar } from './SectionBar.tsx';
import { StartColumn } from './StartColumn.tsx';
import { useColumns } from './useColumns.ts';

/** Header, section bar, two columns with the page between them, footer. */
export const DefaultLayoutDesktop = observer(function DefaultLayoutDesktop({ page, hasEndColumn }: LayoutFrameProps) {
  const t = useTranslate('shell');
  const { config } = useServices();
  const columns = useColumns(hasEndColumn);
  return (
    <>
      <SkipLink to="main">{t('skipToContent')}</SkipLink>
      {config.site.isShowHeader ? (
        <header className={styles.header}>
          <Header />
          <SectionBar columns={columns} />
        </header>
      ) : null}
      <div className={styles.layout} data-columns={columns.shape}>
        {columns.start === 'shown' ? <StartColumn /> : null}
        <MainArea page={page} className={styles.main} />
        {columns.end === 'shown' ? (
          <aside className={styles.end} aria-label={t('endColumn')}>
            <Slot name="column.end" />
          </aside>
        ) : null}
      </div>
      <Footer />
      <Overlay>
        <ScrollToTop fromScreens={1} />
      </Overlay>
    </>
  );
});
