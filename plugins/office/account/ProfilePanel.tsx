import { observer } from 'mobx-react-lite';
import { dictionariesToken } from '#core';
import {
  Badge,
  ButtonLink,
  DescriptionList,
  Panel,
  PanelBody,
  PanelHead,
  SkeletonLine,
  usePeekService,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { completionRoute } from '../contract.ts';
import { shownLogin } from '#domain/accounts/shownLogin.ts';
import { countryName } from '#domain/accounts/person/countryName.ts';

/** Placeholder for the facts while the person is loading. */
const ProfileToCome = observer(function ProfileToCome() {
  const t = useTranslate('office');
  return (
    <Panel aria-labelledby="profile">
      <PanelHead id="profile" title={t('profile.title')} />
      <DescriptionList
        items={(['name', 'id', 'email', 'country'] as const).map((id) => ({
          id,
          label: t(`profile.${id}`),
          value: <SkeletonLine width="96px" height="14px" />,
        }))}
      />
    </Panel>
  );
});

/** The main facts of the person. */
export const ProfilePanel = observer(function ProfilePanel() {
  const t = useTranslate('office');
  const { user, error } = useService(accountsToken);
  const { language } = useServices().environment;
  const countries = usePeekService(dictionariesToken)?.items('countries');
  if (user === undefined) return error === undefined ? <ProfileToCome /> : null;
  const country =
    countries?.find(({ code }) => code === user.countryCode)?.name ??
    countryName(user.countryCode, language);
  const facts = [
    { id: 'name', label: t('profile.name'), value: user.name },
    { id: 'login', label: t('profile.id'), value: shownLogin(user.login) },
    { id: 'email', label: t('profile.email'), value: user.email },
    { id: 'country', label: t('profile.country'), value: country },
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
      {user.hasDataAfterRegistration ? null : (
        <PanelBody>
          <ButtonLink to={{ name: completionRoute }} icon="id">
            {t('completion.title')}
          </ButtonLink>
        </PanelBody>
      )}
    </Panel>
  );
});
