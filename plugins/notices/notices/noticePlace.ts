import type { NoticeKind } from '#core';

export type NoticePlace = 'strip' | 'stack' | 'snackbar';

/** Returns the place of a kind of notices. */
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
