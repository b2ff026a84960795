import { Badge, useTranslate } from '#core/ui';
import type { RequestState } from '#domain/requests/Request.ts';

const tones: Readonly<Record<RequestState, 'neutral' | 'info' | 'warning' | 'success'>> = {
  new: 'neutral',
  in_work: 'info',
  needs_you: 'warning',
  answered: 'success',
  closed: 'neutral',
};

/** State of a request. */
export function StateBadge({ state }: { readonly state: RequestState }) {
  const t = useTranslate('support.thread');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
