import { observer } from 'mobx-react-lite';
import { createMoney, toOddsOfThousandths } from '#core';
import { useFormat, useServices, useTranslate } from '#core/ui';
import { betNumber } from '../../domain/betNumber.ts';
import { couponTypeOf } from '../../domain/CouponType.ts';
import type { PlacedBet } from '../../domain/PlacedBet.ts';
import { absoluteAddress } from '../codes/absoluteAddress.ts';
import { QrCode } from './QrCode.tsx';
import styles from './PrintedCoupon.module.css';

/** The bet as it goes on paper: black on white in every theme, with the way back to it as a QR code. */
export const PrintedSheet = observer(function PrintedSheet({ bet }: { readonly bet: PlacedBet }) {
  const t = useTranslate('coupon');
  const tLater = useTranslate('coupon.later');
  const tKinds = useTranslate('coupon.kinds');
  const { config, navigation } = useServices();
  const format = useFormat();
  const money = ({ minor, currency }: PlacedBet['stake']): string => format.money(createMoney(minor, currency));
  const type = couponTypeOf(bet.typeId) ?? 'accumulator';
  const hasTotalOdds = type === 'single' || type === 'accumulator' || type === 'antiAccumulator';
  const address = absoluteAddress(navigation.href({ name: 'coupon.print', params: { coupon: bet.id } }));
  const isSettled = bet.statusId >= 0;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <p className={styles.brand}>{config.brand.name}</p>
          <h2 className={styles.number}>
            <bdi className="num" translate="no">
              {t('accepted.number', { number: betNumber(bet.id) })}
            </bdi>
          </h2>
          <p>{format.dateTime(bet.placedAtS)}</p>
          <p>
            {tKinds(`name.${type}`)} · {t(`status.${bet.statusId}`)}
          </p>
        </div>
        <QrCode text={address} label={tLater('print.qr')} />
      </header>
      <table className={styles.table}>
        <caption className={styles.hidden}>{t('selections')}</caption>
        <thead>
          <tr>
            <th scope="col">{tLater('print.event')}</th>
            <th scope="col">{tLater('print.selection')}</th>
            <th scope="col" className={styles.end}>
              {tLater('print.odds')}
            </th>
            <th scope="col" className={styles.end}>
              {tLater('print.result')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bet.selections.map((selection) => (
            <tr key={selection.outcomeId}>
              <td>
                {selection.eventName}
                <br />
                <small>{format.dateTime(selection.startsAtS)}</small>
              </td>
              <td>
                <b>{selection.outcomeName}</b>
                <br />
                <small>{selection.marketName}</small>
              </td>
              <td className={styles.end}>
                <bdi className="num" translate="no">
                  {format.odds(toOddsOfThousandths(selection.odds))}
                </bdi>
              </td>
              <td className={styles.end}>
                {t(`status.${selection.statusId}`)}
                {selection.scoreText === '' ? null : (
                  <>
                    <br />
                    <bdi className="num" translate="no">
                      {selection.scoreText}
                    </bdi>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sums}>
        {hasTotalOdds ? (
          <div>
            <dt>{t('total.odds')}</dt>
            <dd className="num" translate="no">
              {format.totalOdds(toOddsOfThousandths(bet.odds))}
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t('stake')}</dt>
          <dd className="num" translate="no">
            {money(bet.stake)}
          </dd>
        </div>
        <div className={styles.main}>
          <dt>{t(isSettled ? 'bets.payout' : 'total.win')}</dt>
          <dd className="num" translate="no">
            {money(isSettled ? (bet.payout ?? { minor: 0, currency: bet.stake.currency }) : bet.potentialPayout)}
          </dd>
        </div>
      </dl>
      <footer className={styles.note}>{tLater('print.note')}</footer>
    </article>
  );
});
