import { observer } from 'mobx-react-lite';
import { Badge, Panel, PanelHead, useService, useServices, useTranslate } from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { countryName } from '../domain/countryName.ts';
import { FactList } from './FactList.tsx';

/** The main facts of the person. */
export const ProfilePanel = observer(function ProfilePanel() {
  const t = useTranslate('office');
  const { user } = useService(accountsToken);
  const { language } = useServices().environment;
  if (user === undefined) return null;
  const facts = [
    { id: 'name', label: t('profile.name'), value: user.name },
    { id: 'login', label: t('profile.login'), value: user.login },
    { id: 'email', label: t('profile.email'), value: user.email },
    { id: 'country', label: t('profile.country'), value: countryName(user.countryCode, language) },
    { id: 'id', label: t('profile.id'), value: String(user.userId) },
  ];
  return (
    <Panel aria-labelledby="profile">
      <PanelHead id="profile" title={t('profile.title')} actions={<Badge tone={user.isVerified ? 'success' : 'neutral'}>{t(user.isVerified ? 'profile.verified' : 'profile.notVerified')}</Badge>} />
      <FactList facts={facts.filter(({ value }) => value !== '')} />
    </Panel>
  );
});
