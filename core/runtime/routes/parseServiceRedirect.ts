/** Redirect of an address by the redirect service. */
export interface ServiceRedirect {
  readonly to: string;
  readonly code: 301 | 302 | 307 | 308;
}

/** The response of the redirect service is invalid. */
export class RedirectFormatError extends Error {
  override readonly name = 'RedirectFormatError';

  constructor() {
    super('Incorrect response format of the Redirect service');
  }
}

/**
 * Parses the response of the redirect service; undefined without a redirect.
 *
 * @throws RedirectFormatError when it lacks code, url, reasons or breadcrumbs
 */
export function parseServiceRedirect(answer: unknown): ServiceRedirect | undefined {
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
