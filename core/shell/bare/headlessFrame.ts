import { createElement } from 'react';
import { Overlay } from '../frame/Overlay.tsx';
import type { LayoutFrame } from '../layouts.ts';
import styles from './headlessFrame.module.css';

/** Page without header and footer, such as a landing page or an embedded view. */
export const headlessFrame: LayoutFrame = {
  mainClassName: styles.main,
  Bottom: () => createElement(Overlay),
};
