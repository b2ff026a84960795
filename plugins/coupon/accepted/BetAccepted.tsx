import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button, classNames, Icon, LazyPart, useFormat, useTranslate } from '#core/ui';
import { SumLine } from '../money/SumLine.tsx';
import { useBetText } from '../bet/useBetText.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import { bonusOfBet } from '#domain/bets/bonusOfBet.ts';
import { stakeInPlay } from '#domain/bets/stakeInPlay.ts';
import { BetSelections } from '../bet/BetSelections.tsx';
import { DoneButton } from './DoneButton.tsx';
import { Receipt } from './Receipt.tsx';
import styles from './BetAccepted.module.css';
import { useAccountStore, useMyBetsStore, usePlacementStore } from '../setup/useStores.ts';
import { useRepeats } from '../repeat/useRepeats.ts';

const loadActions = async () => (await import('./PlacedActions.tsx')).PlacedActions;

/** The accepted bet, with odds and stake of the answer, not of the coupon. */
export const BetAccepted = observer(function BetAccepted({ bet }: { readonly bet: Bet }) {
  const account = useAccountStore();
  const myBets = useMyBetsStore();
  const placement = usePlacementStore();
  const repeats = useRepeats();
  // The live bet leaves out the part that was cashed out since it was placed.
  const now = myBets.byId.get(bet.id) ?? bet;
  const bonus = bonusOfBet(now);
  // The account that paid, not the one chosen for the next bet.
  const payer = account.all.find(({ id }) => id === bet.accountId);
  const t = useTranslate('coupon.later');
  const tKinds = useTranslate('coupon.kinds');
  const format = useFormat();
  const text = useBetText();
  const doneRef = useRef<HTMLButtonElement>(null);

  return (
    <Receipt label={t('accepted.title')} doneRef={doneRef}>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon name="check" size={24} />
        </span>
        <h3 className={styles.title}>{t('accepted.title')}</h3>
        <p className={classNames('num', styles.number)} translate="no">
          {text.number(bet.id)} · {format.time(bet.placedAtS)}
        </p>
      </div>
      <div className={styles.selections}>
        <BetSelections bet={now} variant="card" />
      </div>
      <dl className={styles.totals}>
        <SumLine
          label={
            bet.type === 'single'
              ? text.kind(bet)
              : tKinds('summary', { kind: text.kind(bet), count: bet.selections.length })
          }
          value={bet.odds === undefined ? undefined : text.odds(bet)}
        />
        <SumLine label={t('stake')} value={format.money(stakeInPlay(now))} />
        {bonus === undefined ? null : (
          <SumLine
            label={t('total.bonus', { percent: bonus.percent })}
            value={format.money(bonus.added)}
            isPlus
          />
        )}
        <SumLine
          label={text.winLabel(now)}
          value={format.money(now.payout ?? now.potentialPayout)}
          isMain
        />
        {payer === undefined ||
        (payer.kind === 'main' && payer.id === account.ofSite?.id) ? null : (
          <SumLine
            label={t('accepted.from')}
            value={t(`account.${payer.kind}`, { currency: payer.currency })}
          />
        )}
        {payer === undefined ? null : (
          <SumLine label={t('accepted.balance')} value={format.money(payer.balance)} />
        )}
      </dl>
      <div className={styles.actions}>
        <LazyPart
          name="coupon.placed-actions"
          load={loadActions}
          props={{ bet }}
          hasLaterTexts
          skeleton={<div className={styles.next} />}
        />
        {placement.placed.length === 0 ? null : (
          <Button variant="secondary" size="lg" isBlock onClick={() => repeats.keepSelections()}>
            {t('accepted.keep')}
          </Button>
        )}
      </div>
      <DoneButton ref={doneRef}>{t('accepted.done')}</DoneButton>
    </Receipt>
  );
});
