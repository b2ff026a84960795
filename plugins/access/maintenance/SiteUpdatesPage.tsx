import { useTranslate } from '#core/ui';
import { HalfTimeClock } from '../closed-site/art/HalfTimeClock.tsx';
import { ClosedPage } from '../closed-site/ClosedPage.tsx';
import styles from './SiteUpdatesPage.module.css';

/** A short update; the page closes by itself when it is over. */
export function SiteUpdatesPage() {
  const t = useTranslate('access');
  return (
    <ClosedPage title={t('updates.title')} text={t('updates.text')} art={<HalfTimeClock />}>
      <div className={styles.bar} role="progressbar" aria-label={t('updates.progress')} />
    </ClosedPage>
  );
}
