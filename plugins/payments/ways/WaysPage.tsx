import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { skeletons } from '#core';
import {
  Button,
  ButtonLink,
  EmptyState,
  Icon,
  Link,
  Panel,
  PanelHead,
  ResourceView,
  Skeleton,
  VisuallyHidden,
  useFormat,
  usePageTitle,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { countryName } from '#domain/accounts/person/countryName.ts';
import { accountsToken } from '../../auth/contract.ts';
import { requestsRoute, supportToken } from '../../support/contract.ts';
import { terminalsRoute, depositRoute, withdrawRoute } from '../contract.ts';
import { methodIcons } from '../order/MethodChoice.tsx';
import { createWays } from './createWays.ts';
import { InfoLead, InfoPage } from './InfoPage.tsx';
import type { Terms, Way, Ways } from './Ways.ts';
import styles from './Ways.module.css';

/** Public page of payment methods with limits, fees and times. */
export const WaysPage = observer(function WaysPage() {
  const t = useTranslate('payments.later');
  const services = useServices();
  const accounts = useService(accountsToken);
  const [ways] = useState(() =>
    createWays(services, () => accounts.activeAccount?.currency ?? services.config.currency),
  );
  usePageTitle(t('title'));
  return (
    <InfoPage title={t('title')}>
      <ResourceView
        resource={ways}
        skeleton={<Skeleton shapes={skeletons.list} />}
        missing={null}
        failedTitle={t('failed')}
      >
        {(value) => <WayCards ways={value} />}
      </ResourceView>
    </InfoPage>
  );
});

const WayCards = observer(function WayCards({ ways: { ways, country } }: { readonly ways: Ways }) {
  const t = useTranslate('payments.later');
  const { environment, navigation, services } = useServices();
  const isClosed = useService(accountsToken).isDepositClosed;
  const place = country === undefined ? undefined : countryName(country, environment.language);
  const ask = async (): Promise<void> => (await services.get(supportToken)).openChat();
  if (ways.length === 0)
    return <EmptyState icon="wallet" title={t('none')} text={t('none.text')} />;
  return (
    <>
      <InfoLead>{place === undefined ? t('lead') : t('lead.country', { country: place })}</InfoLead>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.id}>
            <WayCard way={way} />
          </li>
        ))}
      </ul>
      <InfoLead>{t('source')}</InfoLead>
      <div className={styles.actions}>
        {isClosed ? null : (
          <ButtonLink variant="primary" to={{ name: depositRoute }}>
            {t('payments:menu.deposit')}
          </ButtonLink>
        )}
        <ButtonLink to={{ name: withdrawRoute }}>{t('payments:menu.withdraw')}</ButtonLink>
        {navigation.hasRoute(requestsRoute) ? (
          <Button onClick={() => void ask()}>{t('ask')}</Button>
        ) : null}
        {navigation.hasRoute(terminalsRoute) ? (
          <Link to={{ name: terminalsRoute }} className={styles.link}>
            {t('terminals')}
          </Link>
        ) : null}
      </div>
    </>
  );
});

/** One method: terms of deposits beside those of withdrawals. */
const WayCard = observer(function WayCard({ way }: { readonly way: Way }) {
  const t = useTranslate('payments');
  const { money, percent } = useTerms();
  const id = `way-${way.id}`;
  const { deposit, withdrawal } = way;
  const rows: readonly (readonly [label: string, read: (terms: Terms) => string])[] = [
    [
      t('amount'),
      ({ least, most }) => t('method.range', { least: money(least), most: money(most) }),
    ],
    [
      t('fee'),
      ({ feePermille }) =>
        feePermille === 0
          ? t('payments.later:fee.none')
          : t('payments.later:fee.percent', { percent: percent(feePermille) }),
    ],
    [t('payments.later:time'), ({ time }) => t(`time.${time}`)],
  ];
  return (
    <Panel aria-labelledby={id}>
      <PanelHead
        id={id}
        title={
          <span className={styles.name}>
            <Icon name={methodIcons[way.kind]} size={18} />
            {t(`method.${way.kind}`)}
          </span>
        }
      />
      <table className={styles.terms}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('payments.later:terms')}</VisuallyHidden>
            </th>
            <th scope="col">{t('direction.deposit')}</th>
            <th scope="col">{t('direction.withdrawal')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, read], row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num">{read(deposit)}</td>
              {withdrawal === undefined ? (
                row === 0 ? (
                  <td rowSpan={rows.length}>{t('payments.later:out.none')}</td>
                ) : null
              ) : (
                <td className="num">{read(withdrawal)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
});

function useTerms() {
  const { money, number } = useFormat();
  return { money, percent: (permille: number) => number(permille / 10) };
}
