import { observer } from 'mobx-react-lite';
import { lazy, useEffect, useId, useRef, useState } from 'react';
import { AsyncBoundary, Button, Link, useServices, useTranslate } from '#core/ui';
import type { ConsentStore } from './ConsentStore.ts';
import { useFootHeight } from './useFootHeight.ts';
import styles from './ConsentBar.module.css';

const ConsentOptions = lazy(async () => ({
  default: (await import('./ConsentOptions.tsx')).ConsentOptions,
}));

interface ConsentBarProps {
  readonly consent: ConsentStore;
}

/** Cookie prompt at the foot of the page; blocks nothing. All answers look alike. */
export const ConsentBar = observer(function ConsentBar({ consent }: ConsentBarProps) {
  const { announcer, i18n } = useServices();
  const t = useTranslate('notices');
  const id = useId();
  const barRef = useRef<HTMLElement>(null);
  const [hasTexts, setHasTexts] = useState(false);
  const { isReopened } = consent;
  useFootHeight(barRef);

  const [isChoosing, setChoosing] = useState(isReopened);
  useEffect(() => {
    if (isChoosing) void i18n.loadNamespace('notices.later').then(() => setHasTexts(true));
    // It is last in the document, where screen reader users would not find it.
    else announcer.polite(t('consent.title'));
  }, [isChoosing, i18n, announcer, t]);

  const isCustom = isChoosing && hasTexts;
  if (isReopened && !isCustom) return null;
  return (
    <section ref={barRef} data-foot-question="" className={styles.bar} aria-labelledby={id}>
      {isCustom ? (
        <AsyncBoundary fallback={null}>
          <ConsentOptions consent={consent} titleId={id} onBack={() => setChoosing(false)} />
        </AsyncBoundary>
      ) : (
        <>
          <h2 id={id} className={styles.title}>
            {t('consent.title')}
          </h2>
          {/* Short paragraphs: a single block would be the largest paint of the first page. */}
          <p className={styles.text}>{t('consent.text')}</p>
          <p className={styles.text}>
            {t('consent.optional')}{' '}
            <Link to={{ name: 'notices.cookie-policy' }}>{t('consent.policy')}</Link>
          </p>
          <div className={styles.actions}>
            <Button size="lg" onClick={() => consent.choose('disabled')}>
              {t('consent.necessaryOnly')}
            </Button>
            <Button size="lg" onClick={() => setChoosing(true)}>
              {t('consent.choose')}
            </Button>
            <Button size="lg" onClick={() => consent.choose('all')}>
              {t('consent.acceptAll')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
});
