import type { Look } from './Look.ts';
import { accountScenes } from './scenes/accountScenes.ts';
import { closedScenes } from './scenes/closedScenes.ts';
import { couponScenes } from './scenes/couponScenes.ts';
import { eventScenes } from './scenes/eventScenes.ts';
import { headerScenes } from './scenes/headerScenes.ts';
import { lineScenes } from './scenes/lineScenes.ts';
import { noticeScenes } from './scenes/noticeScenes.ts';
import { paymentScenes } from './scenes/paymentScenes.ts';
import { identityScenes } from './scenes/identityScenes.ts';
import { protectionScenes } from './scenes/protectionScenes.ts';
import { sectionScenes } from './scenes/sectionScenes.ts';
import { supportScenes } from './scenes/supportScenes.ts';
import type { Scene } from './Visit.ts';

/** All scenes. Their order determines which share windows, and in which looks. */
export const scenes: readonly Scene[] = [
  ...lineScenes,
  ...eventScenes,
  ...sectionScenes,
  ...accountScenes,
  ...paymentScenes,
  ...closedScenes,
  ...headerScenes,
  ...noticeScenes,
  ...couponScenes,
  ...supportScenes,
  ...identityScenes,
  ...protectionScenes,
];

export function canBeSeen({ isSignedIn, isMobile }: Scene, look: Look): boolean {
  return (
    (isSignedIn ?? look.isSignedIn) === look.isSignedIn &&
    (isMobile ?? look.isMobile) === look.isMobile
  );
}
