import { useEffect, useRef, type ComponentProps } from 'react';
import { Alert, ButtonLink, useTranslate } from '#core/ui';
import styles from './Completion.module.css';

/** Nothing is missing any more: link to the original destination. */
export function CompletionDone({
  after,
}: {
  readonly after: ComponentProps<typeof ButtonLink>['to'];
}) {
  const t = useTranslate('office.personal');
  const partRef = useRef<HTMLDivElement>(null);
  useEffect(() => partRef.current?.focus(), []);
  return (
    <div ref={partRef} tabIndex={-1} className={styles.done}>
      <Alert tone="success" title={t('completion.done')}>
        {t('completion.doneText')}
      </Alert>
      <ButtonLink to={after} size="lg" variant="primary">
        {t('goOn')}
      </ButtonLink>
    </div>
  );
}
