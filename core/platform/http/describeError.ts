import type { I18n } from '../../runtime/texts/I18n.ts';
import { HttpError } from './HttpError.ts';

/** Text of a failure for the person. If several are shown, higher priority comes first. */
export interface ErrorText {
  readonly text: string;
  readonly priority: 0 | 1;
}

/** Status by which the platform marks a detail as meant for the person. */
const forThePerson = 2;

/** Text of a failed call: the platform's (priority 1) or a generic one. Not for fields. */
export function describeError(error: unknown, i18n: Pick<I18n, 't'>): ErrorText {
  const status = error instanceof HttpError ? error.status : 500;
  const written =
    error instanceof HttpError ? error.errors.filter((item) => item.status === forThePerson) : [];
  if (written.length > 0)
    return { text: written.map((item) => item.detail).join('\n'), priority: 1 };
  if (status === 0 || status === 408)
    return { text: i18n.t('shell:main_network_error'), priority: 0 };
  if (status === 429 || (status >= 502 && status <= 504))
    return { text: i18n.t('shell:main_busy_error'), priority: 0 };
  return { text: i18n.t('shell:main_query_error'), priority: 0 };
}
