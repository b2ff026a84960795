import { ButtonLink, EmptyState, useTranslate } from '#core/ui';

interface EmptySelectionProps {
  readonly title?: string | undefined;
}

/** An empty selection: says that new events come and links to all events. */
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
