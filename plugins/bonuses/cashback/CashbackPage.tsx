import { observer } from 'mobx-react-lite';
import {
  ButtonLink,
  DescriptionList,
  EmptyState,
  Fold,
  Panel,
  PanelHead,
  useFormat,
  useTranslate,
} from '#core/ui';
import { BonusesFrame } from '../frame/BonusesFrame.tsx';
import { PressAlert } from '../frame/PressAlert.tsx';
import styles from '../frame/Frame.module.css';
import type { Cashback } from './Cashback.ts';
import { usePressStore } from '../frame/usePressStore.ts';
import { CashbackStore } from './CashbackStore.ts';
import { WeekCard } from './WeekCard.tsx';

/** Cashback of weekly losses, points, and the rules. */
export const CashbackPage = observer(function CashbackPage() {
  const tMenu = useTranslate('bonuses');
  const t = useTranslate('bonuses.page');
  const store = usePressStore(CashbackStore);
  return (
    <BonusesFrame title={tMenu('cashback')} resource={store.answer}>
      {(cashback) => (
        <>
          <PressAlert presses={store.presses} />
          <Panel aria-labelledby="cashback-weeks">
            <PanelHead id="cashback-weeks" title={t('cashback.weeks')} />
            <CashbackLead cashback={cashback} />
            {cashback.weeks.length === 0 ? (
              <EmptyState icon="coins" title={t('cashback.none')} />
            ) : (
              <div className={styles.cards}>
                {cashback.weeks.map((week) => (
                  <WeekCard key={`${week.accountId}-${week.fromS}`} week={week} store={store} />
                ))}
              </div>
            )}
          </Panel>
          <PointsPanel cashback={cashback} />
          <Programmes cashback={cashback} />
          <Fold title={t('cashback.rules')}>
            {['settled', 'bonus', 'once', ...(cashback.hasMoreTerms ? ['corrected'] : [])].map(
              (rule) => (
                <p key={rule} className={styles.note}>
                  {t(`cashback.rules.${rule}`)}
                </p>
              ),
            )}
          </Fold>
        </>
      )}
    </BonusesFrame>
  );
});

const CashbackLead = observer(function CashbackLead({ cashback }: { readonly cashback: Cashback }) {
  const t = useTranslate('bonuses.page');
  const { money, number } = useFormat();
  return (
    <p className={styles.lead}>
      {t('cashback.lead', {
        percent: number(cashback.percent),
        most: cashback.most.map(money).join(' · '),
      })}
    </p>
  );
});

/** Points, always shown with their value in money. */
const PointsPanel = observer(function PointsPanel({ cashback }: { readonly cashback: Cashback }) {
  const t = useTranslate('bonuses.page');
  const { money, number } = useFormat();
  const { accumulated, arePromoPoints, club, eurosForPoint } = cashback;
  const rows = [
    { id: 'accumulated', shown: accumulated },
    ...(club === undefined ? [] : [{ id: 'club', shown: club }]),
  ];
  return (
    <Panel aria-labelledby="cashback-points">
      <PanelHead id="cashback-points" title={t(arePromoPoints ? 'points.promo' : 'points.title')} />
      <DescriptionList
        items={rows.map(({ id, shown }) => ({
          id,
          label: t(`points.${id}`),
          value: t('points.value', { points: number(shown.points), money: money(shown.money) }),
        }))}
      />
      {eurosForPoint === undefined ? null : (
        <p className={styles.note}>{t('points.rule', { euros: number(eurosForPoint) })}</p>
      )}
    </Panel>
  );
});

const Programmes = observer(function Programmes({ cashback }: { readonly cashback: Cashback }) {
  const t = useTranslate('bonuses.page');
  if (cashback.programmes.length === 0) return null;
  return (
    <Panel aria-labelledby="cashback-programmes">
      <PanelHead id="cashback-programmes" title={t('programmes')} />
      <div className={styles.form}>
        {cashback.programmes.map(({ name }) => (
          <ButtonLink
            key={name}
            to={{ name: 'bonuses.programme', params: { programme: `${name}cashback` } }}
          >
            {t(`programme.${name}`)}
          </ButtonLink>
        ))}
      </div>
    </Panel>
  );
});
