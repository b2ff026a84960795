import { MainArea } from './frame/MainArea.tsx';
import { Overlay } from './frame/Overlay.tsx';
import type { LayoutFrameProps } from './layouts.ts';
import styles from './HeadlessLayout.module.css';

/** A page without header and footer, such as a landing page or an embedded view. */
export function HeadlessLayout({ page }: LayoutFrameProps) {
  return (
    <>
      <MainArea page={page} className={styles.main} />
      <Overlay />
    </>
  );
}
