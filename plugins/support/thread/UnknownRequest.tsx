import { ButtonLink, EmptyState, Panel, useTranslate } from '#core/ui';

/** There is no such request, or it is somebody else's. */
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
