import { useTranslate } from '#core/ui';
import type { SaveFailure } from './saveTexts.ts';

/** Returns the text for a failed change. */
export function useFailureText(): (failure: SaveFailure) => string {
  const t = useTranslate('office.settings');
  return (failure) => (failure.kind === 'told' ? failure.text : t(`failure.${failure.kind}`));
}
