import { observer } from 'mobx-react-lite';
import { useServices } from '#core/ui';
import type { MaintenanceWindow } from './maintenanceCookie.ts';
import { momentText } from './momentText.ts';
import type { NoticeLanguage } from './secondLanguage.ts';
import styles from './SecondNotice.module.css';
import { useNoticeTexts } from './useNoticeTexts.ts';

interface SecondNoticeProps {
  readonly language: NoticeLanguage;
  readonly window: MaintenanceWindow;
}

/** The same notice in the other language, with its dates. */
export const SecondNotice = observer(function SecondNotice({
  language,
  window: { startsAtS, endsAtS },
}: SecondNoticeProps) {
  const { preferences } = useServices();
  const texts = useNoticeTexts(language);
  if (texts === undefined) return null;
  const write = (atS: number): string =>
    momentText(atS, language, preferences.timeZoneOffsetMin, preferences.is12h);
  const dates =
    startsAtS === undefined || endsAtS === undefined
      ? ''
      : (texts['maintenance.dates'] ?? '')
          .replace('{{from}}', write(startsAtS))
          .replace('{{until}}', write(endsAtS));
  return (
    <section lang={language} dir="ltr" className={styles.notice}>
      <p className={styles.title}>{texts['maintenance.title']}</p>
      <p>
        {texts['maintenance.textOpen']} {dates}
      </p>
    </section>
  );
});
