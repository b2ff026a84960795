import { ButtonLink, EmptyState, useTranslate } from '#core/ui';

interface EmptySelectionProps {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

/** Empty state of a selection, with a link to all events. */
export function EmptySelection({ title, text }: EmptySelectionProps) {
  const t = useTranslate('betting.later');
  return (
    <EmptyState
      icon="calendar"
      title={title ?? t('selection.empty')}
      text={text ?? t('selection.empty-text')}
      action={
        <ButtonLink to={{ name: 'betting.line' }} variant="secondary">
          {t('selection.all-line')}
        </ButtonLink>
      }
    />
  );
}
