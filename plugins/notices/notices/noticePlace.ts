import type { NoticeKind } from '#core';

export type NoticePlace = 'strip' | 'stack' | 'snackbar';

/** Where a notice of a kind stands. */
export function noticePlace(kind: NoticeKind): NoticePlace {
  switch (kind) {
    case 'permanent':
      return 'strip';
    case 'snackbar':
      return 'snackbar';
    case 'default':
    case 'alert':
    case 'default-with-controls':
    case 'with-link':
    case 'without-timeout':
      return 'stack';
  }
}
