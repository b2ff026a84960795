import { ButtonLink, EmptyState, useTranslate } from '#core/ui';

/** In the place of a person's own events, before anything has been given a star. */
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
