import { ButtonLink, EmptyState, useTranslate, VisuallyHidden } from '#core/ui';
import { PopularNow } from '../home/PopularNow.tsx';
import styles from '../lists/Page.module.css';

interface GoneEventProps {
  /** The event no longer exists, or live betting is closed. */
  readonly reason: 'missing' | 'closed';
}

/** Replaces the page of a removed event: the reason, a link to all events, and popular events. */
export function GoneEvent({ reason }: GoneEventProps) {
  const t = useTranslate('betting.later');
  const words =
    reason === 'missing'
      ? { title: t('event.missing'), text: t('event.missing-text') }
      : { title: t('live.closed'), text: t('live.closed-text') };
  return (
    <div className={styles.page}>
      <h1>
        <VisuallyHidden>{words.title}</VisuallyHidden>
      </h1>
      <EmptyState
        {...words}
        icon="search-off"
        action={
          <ButtonLink to={{ name: 'betting.line' }} variant="secondary">
            {t('betting:home.all-line')}
          </ButtonLink>
        }
      />
      <PopularNow />
    </div>
  );
}
