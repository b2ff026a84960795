import { useTranslate } from '#core/ui';
import type { SupportFailure } from './SupportFailure.ts';

/** Returns a text with the failure and what to do about it. */
export function useFailureText(failure: SupportFailure | undefined): string | undefined {
  const t = useTranslate('support');
  switch (failure) {
    case undefined:
      return undefined;
    case 'too-many':
      return t('failure.tooMany');
    case 'no-connection':
      return t('failure.noConnection');
    case 'callback-waiting':
      return t('failure.callbackWaiting');
    case 'callback-closed':
      return t('failure.callbackClosed');
    case 'refused':
      return t('failure.refused');
  }
}
