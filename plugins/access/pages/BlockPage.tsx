import { observer } from 'mobx-react-lite';
import { Flag, useFormat, useService, useServices, useTranslate } from '#core/ui';
import { AppealLink } from '../components/AppealLink.tsx';
import { LockedGoal } from '../components/art/LockedGoal.tsx';
import { RaisedCard } from '../components/art/RaisedCard.tsx';
import { ClosedPage } from '../components/ClosedPage.tsx';
import { Facts } from '../components/Facts.tsx';
import { OperatorsLink } from '../components/OperatorsLink.tsx';
import { SupportLink } from '../components/SupportLink.tsx';
import { WhyBlocked } from '../components/WhyBlocked.tsx';
import { siteAccessToken } from '../contract.ts';
import { countryName } from '../domain/countryName.ts';
import { geographyTemplate } from '../domain/SiteBlock.ts';

/** block, block-ua, block-ie and suspension: why the site is closed for this visitor, and what is left to do. */
export const BlockPage = observer(function BlockPage() {
  const t = useTranslate('access');
  const format = useFormat();
  const { environment, navigation } = useServices();
  const { block } = useService(siteAccessToken);
  const reference = block?.reference;
  switch (navigation.routeName) {
    case 'access.block-ua':
      return (
        <ClosedPage
          title={t('blockUa.title')}
          text={t('blockUa.text')}
          art={<LockedGoal />}
          actions={
            <>
              <OperatorsLink />
              <SupportLink reference={reference} />
            </>
          }
        />
      );
    case 'access.block-ie': {
      const untilS = block?.withdrawUntilS;
      const until = untilS === undefined ? '' : ` ${t('blockIe.until', { date: format.date(untilS) })}`;
      return (
        <ClosedPage
          title={t('blockIe.title')}
          text={`${t('blockIe.text')}${until}`}
          art={<LockedGoal />}
          actions={
            <>
              <SupportLink isMain wish="withdrawal" reference={reference} />
              <SupportLink reference={reference} />
            </>
          }
        />
      );
    }
    case 'access.suspension':
      return (
        <ClosedPage
          title={t('suspension.title')}
          text={t('suspension.text')}
          art={<RaisedCard />}
          actions={
            <>
              <SupportLink isMain reference={reference} />
              <AppealLink />
            </>
          }
        />
      );
    default: {
      const isGeography = block === undefined || block.templateId === geographyTemplate;
      const country = block?.countryCode;
      return (
        <ClosedPage
          title={t(isGeography ? 'block.title' : 'closed.title')}
          text={t(isGeography ? 'block.text' : 'closed.text')}
          art={<LockedGoal />}
          actions={
            <>
              <SupportLink isMain reference={reference} />
              <AppealLink />
            </>
          }
        >
          <Facts
            rows={[
              ...(country === undefined
                ? []
                : [
                    {
                      name: t('block.country'),
                      value: (
                        <>
                          <Flag iso={country} />
                          {countryName(country, environment.language)}
                        </>
                      ),
                    },
                  ]),
              ...(reference === undefined ? [] : [{ name: t('block.reference'), value: <bdi>{reference}</bdi> }]),
            ]}
          />
          <WhyBlocked />
        </ClosedPage>
      );
    }
  }
});
