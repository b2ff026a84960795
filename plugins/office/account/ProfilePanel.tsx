import { observer } from 'mobx-react-lite';
import { dictionariesToken } from '#core';
import {
  Badge,
  DescriptionList,
  Panel,
  PanelHead,
  usePeekService,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { countryName } from '#domain/accounts/person/countryName.ts';

/** The main facts of the person. */
export const ProfilePanel = observer(function ProfilePanel() {
  const t = useTranslate('office');
  const { user } = useService(accountsToken);
  const { language } = useServices().environment;
  const countries = usePeekService(dictionariesToken)?.items('countries');
  if (user === undefined) return null;
  const country =
    countries?.find(({ code }) => code === user.countryCode)?.name ??
    countryName(user.countryCode, language);
  const facts = [
    { id: 'name', label: t('profile.name'), value: user.name },
    { id: 'login', label: t('profile.login'), value: user.login },
    { id: 'email', label: t('profile.email'), value: user.email },
    { id: 'country', label: t('profile.country'), value: country },
    { id: 'id', label: t('profile.id'), value: String(user.userId) },
  ];
  return (
    <Panel aria-labelledby="profile">
      <PanelHead
        id="profile"
        title={t('profile.title')}
        actions={
          <Badge tone={user.isVerified ? 'success' : 'neutral'}>
            {t(user.isVerified ? 'profile.verified' : 'profile.notVerified')}
          </Badge>
        }
      />
      <DescriptionList items={facts.filter(({ value }) => value !== '')} />
    </Panel>
  );
});
