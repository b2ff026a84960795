import { ButtonLink, EmptyState, useTranslate } from '#core/ui';

/** Empty state of the person's own events, while nothing is starred. */
export function NoFavourites() {
  const t = useTranslate('betting.later');
  return (
    <EmptyState
      icon="star"
      title={t('selection.none-followed')}
      text={t('selection.none-followed-text')}
      action={
        <ButtonLink to={{ name: 'betting.line' }} variant="secondary">
          {t('selection.all-line')}
        </ButtonLink>
      }
    />
  );
}
