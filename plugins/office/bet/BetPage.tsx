import { historySkeleton } from '../contract.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  ButtonLink,
  DescriptionList,
  EmptyState,
  Panel,
  PanelHead,
  ResourceView,
  Skeleton,
  useFormat,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { BetArithmeticPanel } from './BetArithmeticPanel.tsx';
import { CashOutPart } from './CashOutPart.tsx';
import { OfficeHead } from '../frame/OfficeHead.tsx';
import { RepeatButton } from './RepeatButton.tsx';
import { BatchPanel } from './BatchPanel.tsx';
import { BetSelections, StatusBadge, useBetText } from '../../coupon/ui.ts';
import type { Bet, Correction } from '#domain/bets/Bet.ts';
import { betStatus, settlementStatus } from '#domain/bets/betStatus.ts';
import { BetStore } from './BetStore.ts';
import styles from '../frame/OfficePage.module.css';
import { printRoute } from '../../coupon/contract.ts';
import { OfficeColumn, OfficeColumns } from '../frame/OfficeColumns.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';

/** Page of one bet with all details. */
export const BetPage = observer(function BetPage() {
  const { bet } = useServices().navigation.params;
  const betId = Number(bet);
  return <BetView key={betId} betId={betId} />;
});

const BetView = observer(function BetView({ betId }: { readonly betId: number }) {
  const services = useServices();
  const t = useTranslate('office');
  const [store] = useState(() => new BetStore(services, betId));
  useEffect(() => store.start(), [store]);
  const title = useBetText().number(betId);
  usePageTitle(title);
  return (
    <OfficePage>
      <OfficeHead
        title={<span className="num">{title}</span>}
        isBelowAccount
        backTo="office.history"
      />
      <ResourceView
        resource={store.answer}
        skeleton={<Skeleton shapes={historySkeleton} />}
        failedTitle={t('bet.failed')}
        missing={
          <Panel>
            <EmptyState
              icon="receipt-off"
              title={t('bet.unknown')}
              text={t('bet.unknown.text')}
              action={<ButtonLink to={{ name: 'office.history' }}>{t('bet.toHistory')}</ButtonLink>}
            />
          </Panel>
        }
      >
        {(bet) => <BetCard bet={bet} />}
      </ResourceView>
    </OfficePage>
  );
});

const BetCard = observer(function BetCard({ bet }: { readonly bet: Bet }) {
  const t = useTranslate('office');
  const tBets = useTranslate('coupon.bets');
  const text = useBetText();
  const { date, money, time } = useFormat();
  const { navigation } = useServices();
  // Dates have a year, because bets are looked up months later.
  const dayAndTime = (atS: number): string => `${date(atS)} · ${time(atS)}`;
  const first = text.firstStake(bet);
  const facts = [
    { id: 'kind', label: t('bet.kind'), value: text.kind(bet) },
    { id: 'placed', label: t('column.placed'), value: dayAndTime(bet.placedAtS) },
    ...(bet.settledAtS === undefined
      ? []
      : [{ id: 'settled', label: t('bet.settled'), value: dayAndTime(bet.settledAtS) }]),
    { id: 'odds', label: tBets('column.odds'), value: text.odds(bet) },
    { id: 'stake', label: text.stakeLabel(bet), value: text.stake(bet) },
    ...(first === undefined ? [] : [{ id: 'first', label: tBets('stake.first'), value: first }]),
    {
      id: 'return',
      label: bet.payout === undefined ? text.winLabel(bet) : tBets('column.return'),
      value: bet.payout === undefined ? money(bet.potentialPayout) : money(bet.payout),
    },
    { id: 'policy', label: t('bet.policy'), value: t(`policy.${bet.oddsChangePolicy}`) },
    ...(bet.cashOut === undefined
      ? []
      : [
          {
            id: 'cashed',
            label: t('bet.cashedOut'),
            value: t('bet.cashedOut.of', {
              paid: money(bet.cashOut.paid),
              stake: money(bet.cashOut.stake),
            }),
          },
        ]),
    ...(bet.correction === undefined ? [] : correctionFacts(bet.correction)),
  ];
  function correctionFacts({ atS, was, wasPayout, taken, paid }: Correction) {
    return [
      { id: 'corrected', label: t('bet.corrected'), value: dayAndTime(atS) },
      {
        id: 'before',
        label: t('bet.correctedFrom'),
        value: `${tBets(settlementStatus({ settlement: was, type: bet.type }).key)}, ${money(wasPayout)}`,
      },
      { id: 'taken', label: t('bet.takenBack'), value: money(taken) },
      { id: 'paid', label: t('bet.paidAnew'), value: money(paid) },
    ];
  }
  return (
    <OfficeColumns>
      <Panel aria-labelledby="bet-selections">
        <PanelHead
          id="bet-selections"
          title={text.title(bet)}
          actions={<StatusBadge status={betStatus(bet)} />}
        />
        <div className={styles.selections}>
          <BetSelections bet={bet} variant="page" />
        </div>
      </Panel>
      <OfficeColumn>
        <Panel aria-labelledby="bet-facts">
          <PanelHead id="bet-facts" title={t('bet.facts')} />
          <DescriptionList items={facts} />
          <div className={styles.cash}>
            <CashOutPart bet={bet} isPartTold />
          </div>
          <div className={styles.actions}>
            <RepeatButton bet={bet} />
            {navigation.hasRoute(printRoute) ? (
              <ButtonLink
                to={{ name: printRoute, params: { coupon: bet.id } }}
                size="sm"
                icon="printer"
              >
                {t('bet.print')}
              </ButtonLink>
            ) : null}
          </div>
        </Panel>
        <BetArithmeticPanel bet={bet} />
        <BatchPanel bet={bet} />
      </OfficeColumn>
    </OfficeColumns>
  );
});
