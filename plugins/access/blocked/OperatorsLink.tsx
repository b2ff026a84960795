import { ButtonLink, useServices, useTranslate } from '#core/ui';
import { readOperatorsUrl } from './readOperatorsUrl.ts';

/** Link to the regulator's list, if the configuration has its address. */
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
