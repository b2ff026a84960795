import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button, DescriptionList, useFormat, useServices, useTranslate } from '#core/ui';
import { Card } from '../frame/Card.tsx';
import styles from '../frame/Frame.module.css';
import { useOddsText } from '../frame/useOddsText.ts';
import type { Bonus, BonusState } from './Bonuses.ts';
import type { BonusesStore } from './BonusesStore.ts';

const tones = {
  active: 'accent',
  finished: 'success',
  expired: 'neutral',
  given_up: 'neutral',
  taken_back: 'neutral',
  lost: 'neutral',
} as const satisfies Record<BonusState, string>;

/** Granted bonus with its wagering progress or its end state. */
export const BonusCard = observer(function BonusCard({
  bonus,
  store,
}: {
  readonly bonus: Bonus;
  readonly store: BonusesStore;
}) {
  const t = useTranslate('bonuses.page');
  const { date, dateTime, money } = useFormat();
  const odds = useOddsText();
  const isActive = bonus.state === 'active';
  const counts =
    bonus.kind === 'casino'
      ? t('terms.counts.casino')
      : bonus.leastOdds === undefined
        ? undefined
        : bonus.leastSelections === undefined
          ? t('terms.counts.any', { odds: odds(bonus.leastOdds) })
          : t('terms.counts.sport', {
              count: bonus.leastSelections,
              odds: odds(bonus.leastOdds),
            });
  return (
    <Card
      title={t(`kind.${bonus.kind}`)}
      badge={t(`state.${bonus.state}`)}
      tone={tones[bonus.state]}
      press={false}
    >
      {isActive ? (
        <>
          <b className={`num ${styles.figure}`} translate="no">
            {money(bonus.left)}
          </b>
          <WagerBar label={t('wagered.label')} done={bonus.wagered.minor} all={bonus.wager.minor} />
          <p className="num">
            {t('wagered', { wagered: money(bonus.wagered), wager: money(bonus.wager) })}
          </p>
        </>
      ) : null}
      <DescriptionList
        items={[
          { id: 'granted', label: t('granted'), value: money(bonus.granted) },
          ...(isActive && counts !== undefined
            ? [{ id: 'counts', label: t('terms.counts'), value: counts }]
            : []),
          ...(isActive && bonus.kind !== 'casino'
            ? [{ id: 'cashOut', label: t('terms.cashOut'), value: t('terms.cashOut.value') }]
            : []),
          isActive
            ? { id: 'until', label: t('until'), value: dateTime(bonus.endsAtS) }
            : { id: 'ended', label: t('ended'), value: date(bonus.endedAtS ?? bonus.endsAtS) },
          ...(bonus.state === 'finished'
            ? [{ id: 'won', label: t('won'), value: money(bonus.won) }]
            : []),
        ]}
      />
      {bonus.state === 'taken_back' ? <p>{t('takenBack')}</p> : null}
      {bonus.hasOpenBets ? <p>{t(isActive ? 'openBets' : 'openBets.givenUp')}</p> : null}
      {isActive ? <GiveUp bonus={bonus} store={store} /> : null}
    </Card>
  );
});

/** Custom element, because the native progress bar looks filled at 0. */
function WagerBar({
  label,
  done,
  all,
}: {
  readonly label: string;
  readonly done: number;
  readonly all: number;
}) {
  const percent = Math.floor(Math.min(1, done / Math.max(1, all)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.progress}
    >
      <div style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}

/** Confirmation step, which names the amount. */
const GiveUp = observer(function GiveUp({
  bonus,
  store,
}: {
  readonly bonus: Bonus;
  readonly store: BonusesStore;
}) {
  const t = useTranslate('bonuses.page');
  const { announcer } = useServices();
  const { money } = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the harmless one of the two gets the focus.
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);
  const { busyId } = store.presses;
  if (!isAsking)
    return (
      <div className={styles.foot}>
        <Button onClick={() => setIsAsking(true)}>{t('giveUp')}</Button>
      </div>
    );
  return (
    <div role="group" aria-label={t('giveUp')} className={styles.review}>
      <p>{t('giveUp.review', { left: money(bonus.left) })}</p>
      <div className={styles.foot}>
        <Button
          variant="danger"
          isBusy={busyId === `give-up-${bonus.accountId}`}
          onClick={() =>
            void store
              .giveUp(bonus.accountId)
              .then((isDone) => (isDone ? announcer.polite(t('state.given_up')) : undefined))
          }
        >
          {t('giveUp.confirm', { left: money(bonus.left) })}
        </Button>
        <Button ref={keep} variant="ghost" onClick={() => setIsAsking(false)}>
          {t('giveUp.keep')}
        </Button>
      </div>
    </div>
  );
});
