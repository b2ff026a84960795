import { observer } from 'mobx-react-lite';
import { useServices } from '#core/ui';
import type { MaintenanceWindow } from './maintenanceCookie.ts';
import { momentText } from './momentText.ts';
import type { NoticeLanguage } from './furtherLanguages.ts';
import styles from './FurtherNotice.module.css';
import { useNoticeTexts } from './useNoticeTexts.ts';

interface FurtherNoticeProps {
  readonly language: NoticeLanguage;
  readonly window: MaintenanceWindow;
}

/** The maintenance notice in another language, with its dates. */
export const FurtherNotice = observer(function FurtherNotice({
  language,
  window: { startsAtS, endsAtS },
}: FurtherNoticeProps) {
  const { preferences } = useServices();
  const t = useNoticeTexts(language);
  if (t === undefined) return null;
  const write = (atS: number): string =>
    momentText(atS, language, preferences.timeZoneOffsetMin, preferences.is12h);
  const dates =
    startsAtS === undefined || endsAtS === undefined
      ? ''
      : t('maintenance.dates', { from: write(startsAtS), until: write(endsAtS) });
  return (
    <section lang={language} dir="ltr" className={styles.notice}>
      <p className={styles.title}>{t('maintenance.title')}</p>
      <p>
        {t('maintenance.textOpen')} {dates}
      </p>
    </section>
  );
});
