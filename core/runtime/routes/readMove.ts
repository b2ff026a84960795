/** Where the redirect service says that an address has gone. */
export interface Move {
  readonly to: string;
  readonly code: 301 | 302 | 307 | 308;
}

/** The redirect service said something that is no answer. */
export class RedirectFormatError extends Error {
  override readonly name = 'RedirectFormatError';

  constructor() {
    super('Incorrect response format of the Redirect service');
  }
}

/**
 * The answer of the redirect service; undefined where it knows no move.
 *
 * @throws RedirectFormatError when it lacks code, url, reasons or breadcrumbs
 */
export function readMove(answer: unknown): Move | undefined {
  const { redirect, code, url, reasons, breadcrumbs } = (
    typeof answer === 'object' && answer !== null ? answer : {}
  ) as Readonly<Record<string, unknown>>;
  if (
    typeof code !== 'number' ||
    typeof url !== 'string' ||
    !Array.isArray(reasons) ||
    !Array.isArray(breadcrumbs)
  )
    throw new RedirectFormatError();
  if (redirect === false || url === '') return undefined;
  return { to: url, code: code === 301 || code === 307 || code === 308 ? code : 302 };
}
