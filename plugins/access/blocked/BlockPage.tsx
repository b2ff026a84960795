import { observer } from 'mobx-react-lite';
import { Flag, useFormat, useService, useServices, useTranslate } from '#core/ui';
import { AppealLink } from './AppealLink.tsx';
import { LockedGoal } from '../closed-site/art/LockedGoal.tsx';
import { RaisedCard } from '../closed-site/art/RaisedCard.tsx';
import { ClosedPage } from '../closed-site/ClosedPage.tsx';
import { ClosedDetails } from '../closed-site/ClosedDetails.tsx';
import { OperatorsLink } from './OperatorsLink.tsx';
import { SupportLink } from '../closed-site/SupportLink.tsx';
import { WhyBlocked } from './WhyBlocked.tsx';
import { siteAccessToken } from '../contract.ts';
import { countryName } from '#domain/accounts/person/countryName.ts';
import { geographyTemplate, type SiteBlock } from '../closed-site/SiteBlock.ts';

/**
 * block, block-ua, block-ie and suspension: why the site is closed, and what the visitor can do.
 */
export const BlockPage = observer(function BlockPage() {
  const { navigation } = useServices();
  const { block } = useService(siteAccessToken);
  switch (navigation.routeName) {
    case 'access.block-ua':
      return <UkraineBlock block={block} />;
    case 'access.block-ie':
      return <IrelandBlock block={block} />;
    case 'access.suspension':
      return <Suspension block={block} />;
    default:
      return <GeneralBlock block={block} />;
  }
});

interface BlockProps {
  /** Undefined if the address is opened without a block. */
  readonly block: SiteBlock | undefined;
}

/** Links to operators that have a licence there. */
const UkraineBlock = observer(function UkraineBlock({ block }: BlockProps) {
  const t = useTranslate('access');
  return (
    <ClosedPage
      title={t('blockUa.title')}
      text={t('blockUa.text')}
      art={<LockedGoal />}
      actions={
        <>
          <OperatorsLink />
          <SupportLink reference={block?.reference} />
        </>
      }
    />
  );
});

/** The balance can still be withdrawn for a while. */
const IrelandBlock = observer(function IrelandBlock({ block }: BlockProps) {
  const t = useTranslate('access');
  const format = useFormat();
  const reference = block?.reference;
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
});

const Suspension = observer(function Suspension({ block }: BlockProps) {
  const t = useTranslate('access');
  return (
    <ClosedPage
      title={t('suspension.title')}
      text={t('suspension.text')}
      art={<RaisedCard />}
      actions={
        <>
          <SupportLink isMain reference={block?.reference} />
          <AppealLink />
        </>
      }
    />
  );
});

/**
 * A country in which the site is not offered, or another reason that the platform does not name.
 */
const GeneralBlock = observer(function GeneralBlock({ block }: BlockProps) {
  const t = useTranslate('access');
  const { environment } = useServices();
  const reference = block?.reference;
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
      <ClosedDetails
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
          ...(reference === undefined
            ? []
            : [{ name: t('block.reference'), value: <bdi>{reference}</bdi> }]),
        ]}
      />
      <WhyBlocked />
    </ClosedPage>
  );
});
