import type { PathParameter } from '../../contract/Route.ts';

const patterns: Record<Exclude<PathParameter, 'pageType' | readonly string[]>, RegExp> = {
  slugId: /^[1-9][0-9]{0,15}(-[\p{L}\p{N}-]*)?$/u,
  integer: /^[1-9][0-9]{0,15}$/,
  section: /^(line|live)$/,
  word: /^[a-z0-9-]{1,64}$/,
  token: /^[\w-]{20,200}$/,
  date: /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
};

/** Whether a segment may stand for a parameter of this kind. Page types are segments of their own in the table. */
export function fitsParameter(kind: PathParameter, segment: string): boolean {
  if (kind === 'pageType') return false;
  return typeof kind === 'object' ? kind.includes(segment) : patterns[kind].test(segment);
}
