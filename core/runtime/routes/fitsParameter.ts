import type { PathParameter } from '../../contract/Route.ts';

/** Default of parameters that a route does not describe. */
const word: PathParameter = { pattern: '[a-z0-9-]{1,64}' };
const patterns = new Map<string, RegExp>();

/** Whether a segment fits a parameter of this kind. Page types are static segments. */
export function fitsParameter(kind: PathParameter | undefined, segment: string): boolean {
  const { words, pattern } = kind ?? word;
  if (words?.includes(segment) === true) return true;
  return pattern !== undefined && compiled(pattern).test(segment);
}

function compiled(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(`^(?:${pattern})$`, 'u');
  patterns.set(pattern, known);
  return known;
}
