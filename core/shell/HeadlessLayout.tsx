import { MainArea } from './frame/MainArea.tsx';
import type { LayoutFrameProps } from './layouts.ts';
import { Slot } from '../react/Slot.tsx';
import styles from './HeadlessLayout.module.css';

/** A page without header and footer, such as a landing page or an embedded view. */
export function HeadlessLayout({ page }: LayoutFrameProps) {
  return (
    <>
      <MainArea page={page} className={styles.main} />
      <Slot name="overlay" />
    </>
  );
}
