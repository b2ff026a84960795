import { ButtonLink, EmptyState, useTranslate } from '#core/ui';

interface EmptySelectionProps {
  /** What is not there. */
  readonly title?: string | undefined;
}

/** Where a selection has nothing: that new events come, and the way to all that there are. */
export function EmptySelection({ title }: EmptySelectionProps) {
  const t = useTranslate('betting.later');
  return (
    <EmptyState
      icon="calendar"
      title={title ?? t('selection.empty')}
      text={t('selection.empty-text')}
      action={
        <ButtonLink to={{ name: 'betting.line' }} variant="secondary">
          {t('selection.all-line')}
        </ButtonLink>
      }
    />
  );
}
