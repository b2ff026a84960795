import type { PathParameter } from '../contract/Route.ts';

/** Common kinds of path parameters. */
export const parameters = {
  /** `123-some-name`; the name may be missing. */
  slugId: { pattern: '[1-9][0-9]{0,15}(?:-[\\p{L}\\p{N}-]*)?', isLookedUp: true },
  /** Below 2^53. */
  integer: { pattern: '[1-9][0-9]{0,15}' },
  /** A day such as 2026-03-14. */
  date: { pattern: '20\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])', isLookedUp: true },
  /** Random mixture: four times a digit or capital begins or ends within a word. */
  token: {
    pattern:
      '(?=[\\w-]{20,200}$)' +
      '(?:[\\w-]*?(?:[a-z](?=[A-Z])|[A-Za-z](?=\\d)|\\d(?=[A-Za-z]))){4}[\\w-]*',
    isSecret: true,
  },
  pageType: { isPageType: true },
} as const satisfies Readonly<Record<string, PathParameter>>;
