import { ButtonLink, useServices, useTranslate } from '#core/ui';
import { readOperatorsUrl } from './readOperatorsUrl.ts';

/** To the regulator's list, where the site's configuration names it. */
export function OperatorsLink() {
  const t = useTranslate('access');
  const url = readOperatorsUrl(useServices().config.plugins['access']);
  if (url === undefined) return null;
  return (
    <ButtonLink to={url} size="lg" icon="external-link">
      {t('blockUa.operators')}
    </ButtonLink>
  );
}
