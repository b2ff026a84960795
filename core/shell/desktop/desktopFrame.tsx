import { observer } from 'mobx-react-lite';
import { Slot } from '../../ui/react/Slot.tsx';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Footer } from '../frame/Footer.tsx';
import { Overlay } from '../frame/Overlay.tsx';
import { SkipLink } from '../../ui/controls/SkipLink.tsx';
import type { FramePartProps, LayoutFrame } from '../layouts.ts';
import styles from './desktopFrame.module.css';
import { Header } from './Header.tsx';
import { SectionBar } from './SectionBar.tsx';
import { StartColumn } from './StartColumn.tsx';
import { slots } from '../slots.ts';

/** Header, section bar, two columns with the page between them, footer. */
export const desktopFrame: LayoutFrame = {
  rowClassName: styles.layout,
  mainClassName: styles.main,
  Top: observer(Top),
  Start: ({ columns }) => (columns.start === 'shown' ? <StartColumn /> : null),
  End,
  Bottom: () => (
    <>
      <Footer />
      <Overlay />
    </>
  ),
};

function Top({ columns }: FramePartProps) {
  const t = useTranslate('shell');
  const { config } = useServices();
  return (
    <>
      <SkipLink to="main">{t('skipToContent')}</SkipLink>
      {columns.end === 'shown' ? <SkipLink to="end">{t('skipToEnd')}</SkipLink> : null}
      {config.site.isShowHeader ? (
        <header className={styles.header}>
          <Header />
          <SectionBar columns={columns} />
        </header>
      ) : null}
    </>
  );
}

function End({ columns }: FramePartProps) {
  const t = useTranslate('shell');
  if (columns.end !== 'shown') return null;
  return (
    <aside id="end" tabIndex={-1} className={styles.end} aria-label={t('endColumn')}>
      <Slot slot={slots.columnEnd} />
    </aside>
  );
}
