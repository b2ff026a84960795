export { frameCss, staticFrame, type StaticFrameOptions } from '../core/shell/staticFrame.ts';
