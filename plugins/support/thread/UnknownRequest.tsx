import { ButtonLink, EmptyState, Panel, useTranslate } from '#core/ui';

/** Shown when the request does not exist or belongs to another person. */
export function UnknownRequest({ listRoute }: { readonly listRoute: string }) {
  const t = useTranslate('support.thread');
  return (
    <Panel>
      <EmptyState
        icon="search-off"
        title={t('unknown')}
        text={t('unknown.text')}
        action={<ButtonLink to={{ name: listRoute }}>{t('unknown.go')}</ButtonLink>}
      />
    </Panel>
  );
}
