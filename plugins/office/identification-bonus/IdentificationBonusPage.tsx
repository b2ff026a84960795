import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Alert, ButtonLink, PanelPage, usePageTitle, useServices, useTranslate } from '#core/ui';
import { loadReadReturnUrl } from '../../auth/contract.ts';
import { wagerRoute } from '../contract.ts';

/** Tells that identity verification granted a bonus, with a link to the original destination. */
export const IdentificationBonusPage = observer(function IdentificationBonusPage() {
  const t = useTranslate('office.personal');
  const { environment, navigation } = useServices();
  const home = `/${environment.language}`;
  const [target, setTarget] = useState(home);
  const asked = navigation.query.get('return-url');
  useEffect(() => {
    void loadReadReturnUrl().then((readReturnUrl) => setTarget(readReturnUrl(asked) ?? home));
  }, [asked, home]);
  usePageTitle(t('idBonus.title'));
  const hasBonuses = navigation.hasRoute(wagerRoute);
  return (
    <PanelPage title={t('idBonus.title')}>
      <Alert tone="success" title={t('idBonus.proved')}>
        {t('idBonus.text')}
      </Alert>
      {hasBonuses ? (
        <ButtonLink to={{ name: wagerRoute }} size="lg" isBlock>
          {t('idBonus.terms')}
        </ButtonLink>
      ) : null}
      <ButtonLink to={target} size="lg" isBlock>
        {t('goOn')}
      </ButtonLink>
    </PanelPage>
  );
});
