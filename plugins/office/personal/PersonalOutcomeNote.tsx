import { observer } from 'mobx-react-lite';
import { Alert, useTranslate } from '#core/ui';
import type { PersonalStore } from './PersonalStore.ts';

const tones = {
  saved: 'success',
  failed: 'danger',
  changedElsewhere: 'warning',
  verified: 'danger',
} as const;

/** Result of the last save. */
export const PersonalOutcomeNote = observer(function PersonalOutcomeNote({
  store: { outcome },
}: {
  readonly store: PersonalStore;
}) {
  const t = useTranslate('office.personal');
  return outcome === undefined ? null : (
    <Alert tone={tones[outcome]}>{t(`personal.${outcome}`)}</Alert>
  );
});
