import { useTranslate } from '#core/ui';
import type { SaveFailure } from './saveTexts.ts';

/** Why a change was not kept, in words. */
export function useFailureText(): (failure: SaveFailure) => string {
  const t = useTranslate('office.settings');
  return (failure) => (failure.kind === 'told' ? failure.text : t(`failure.${failure.kind}`));
}
