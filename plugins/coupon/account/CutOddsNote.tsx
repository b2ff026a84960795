import { useTranslate } from '#core/ui';
import { Note } from '../notes/Note.tsx';

/** Says that the odds of the coupon are lower than those of the lists, and why. */
export function CutOddsNote() {
  const t = useTranslate('coupon.later');
  return (
    <Note tone="info" icon="info-circle" title={t('cut.title')}>
      {t('cut.text')}
    </Note>
  );
}
