import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { pickOf } from '#domain/bets/pickOf.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import { createMoney, type Money } from '#domain/money/Money.ts';
import { Button, classNames, Icon, useFormat, useServices, useTranslate } from '#core/ui';
import type { SingleResult } from '../place/Placement.ts';
import { singleRemedyOf } from '../refusals/singleRemedyOf.ts';
import { useRemedyStores } from '../refusals/useRemedyStores.ts';
import { DoneButton } from '../accepted/DoneButton.tsx';
import { Receipt } from '../accepted/Receipt.tsx';
import acceptedStyles from '../accepted/BetAccepted.module.css';
import styles from './Singles.module.css';
import { SumLine } from '../money/SumLine.tsx';
import { SingleResultRow } from './SingleResultRow.tsx';
import {
  useAccountStore,
  usePlacementStore,
  useRowsStore,
  useSelections,
} from '../setup/useStores.ts';
import { useRepeats } from '../repeat/useRepeats.ts';

/** Each of many singles: its number, or why it was not placed and what fixes it. */
export const SinglesAccepted = observer(function SinglesAccepted({
  singles,
}: {
  readonly singles: readonly SingleResult[];
}) {
  const t = useTranslate('coupon.kinds');
  const tCoupon = useTranslate('coupon.later');
  const doneRef = useRef<HTMLButtonElement>(null);
  const account = useAccountStore();
  const placement = usePlacementStore();
  const repeats = useRepeats();
  const rows = useRowsStore();
  const selections = useSelections();
  const format = useFormat();
  const { environment } = useServices();
  const bets = singles.flatMap(({ bet }) => bet ?? []);
  const placed = bets.length;
  const balance = account.current?.balance;
  const failed = singles.length - placed;
  const left = singles.filter(
    ({ bet, outcomeId }) => bet === undefined && selections.has(outcomeId),
  ).length;

  function nameOf({ outcomeId, bet, selection }: SingleResult): string {
    const picked = bet?.selections[0] ?? selection ?? rows.of(outcomeId)?.draft;
    return picked === undefined ? '' : pickOf(picked, environment.direction);
  }

  const title = t('singles.title', { placed, count: singles.length });
  return (
    <Receipt label={title} doneRef={doneRef}>
      <div className={acceptedStyles.head}>
        <span className={classNames(acceptedStyles.mark, failed > 0 && styles.partly)}>
          <Icon name={failed > 0 ? 'alert-triangle' : 'check'} size={24} />
        </span>
        <h3 className={acceptedStyles.title}>{title}</h3>
        {left > 0 ? (
          <p className={acceptedStyles.number}>{t('singles.kept', { count: left })}</p>
        ) : null}
      </div>
      <ul className={styles.results}>
        {singles.map((single) => (
          <SingleResultRow
            key={single.outcomeId}
            single={single}
            name={nameOf(single)}
            remedy={<RemedyButton single={single} onDone={() => doneRef.current?.focus()} />}
          />
        ))}
      </ul>
      {bets.length === 0 ? null : (
        <dl className={acceptedStyles.totals}>
          <SumLine label={t('stake.total')} value={format.money(sumOf(bets, 'stake'))} />
          <SumLine
            label={t('total.up-to')}
            value={format.money(sumOf(bets, 'potentialPayout'))}
            isMain
          />
          {balance === undefined ? null : (
            <SumLine label={tCoupon('accepted.balance')} value={format.money(balance)} />
          )}
        </dl>
      )}
      <div className={acceptedStyles.actions}>
        {failed > 0 || placement.placed.length === 0 ? null : (
          <Button variant="secondary" size="lg" isBlock onClick={() => repeats.keepSelections()}>
            {tCoupon('accepted.keep')}
          </Button>
        )}
      </div>
      <DoneButton ref={doneRef}>
        {left > 0 ? t('singles.back', { count: left }) : tCoupon('accepted.done')}
      </DoneButton>
    </Receipt>
  );
});

/** Bets that were placed together share an account, and so a currency. */
function sumOf(bets: readonly Bet[], part: 'stake' | 'potentialPayout'): Money {
  const minor = bets.reduce((sum, bet) => sum + bet[part].minor, 0);
  return createMoney(minor, bets[0]?.stake.currency ?? '');
}

interface RemedyButtonProps {
  readonly single: SingleResult;
  /** Called when a press removed its own button, so that the focus moves on. */
  readonly onDone: () => void;
}

const RemedyButton = observer(function RemedyButton({ single, onDone }: RemedyButtonProps) {
  const t = useTranslate('coupon.later');
  const stores = useRemedyStores();
  const services = useServices();
  const format = useFormat();
  const writer = oddsWriterFor(useServices());
  const remedy = singleRemedyOf(single, stores, services);
  if (remedy === undefined) return null;
  const { key, count = 1, odds, stakeMinor } = remedy;

  function handlePress(): void {
    remedy?.run();
    if (singleRemedyOf(single, stores, services) === undefined) onDone();
  }

  return (
    <Button size="sm" className={styles.remedy} onClick={handlePress}>
      {t(key, {
        count,
        odds: odds === undefined ? '' : writer.exactPrice(odds),
        amount:
          stakeMinor === undefined
            ? ''
            : format.money(createMoney(stakeMinor, stores.coupon.currency)),
      })}
    </Button>
  );
});
