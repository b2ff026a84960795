import { observer } from 'mobx-react-lite';
import { licenceFacts, utcLabel } from '#core';
import { QrCode, useFormat, useServices, useTranslate } from '#core/ui';
import { countBets } from '#domain/ticket/countBets.ts';
import { shareFigure } from '#domain/ticket/explain/figures.ts';
import { explainMoney } from '#domain/ticket/explain/explainMoney.ts';
import { isSettled, type Bet } from '#domain/bets/Bet.ts';
import { settlementStatus } from '#domain/bets/betStatus.ts';
import { ticketOfBet } from '#domain/bets/ticketOfBet.ts';
import { absoluteAddress } from '../codes/absoluteAddress.ts';
import { BetSelections } from '../bet/BetSelections.tsx';
import { useBetText } from '../bet/useBetText.ts';
import { useFigureText } from '../explain/useFigureText.ts';
import { SumLine } from '../money/SumLine.tsx';
import { PrintedMoney } from './PrintedMoney.tsx';
import styles from './PrintedCoupon.module.css';

/** Printed bet: black on white in every theme, with a QR code of its page. */
export const PrintedSheet = observer(function PrintedSheet({ bet }: { readonly bet: Bet }) {
  const t = useTranslate('coupon.later');
  const tBets = useTranslate('coupon.bets');
  const tKinds = useTranslate('coupon.kinds');
  const { config, environment, navigation, preferences } = useServices();
  const { brand, site } = config;
  const format = useFormat();
  const text = useBetText();
  const share = useFigureText([], bet.stake.currency);
  // Printed dates have a year.
  const dayAndTime = (atS: number): string => `${format.date(atS)} · ${format.time(atS)}`;
  const { type } = bet;
  const address = absoluteAddress(
    navigation.href({ name: 'coupon.print', params: { coupon: bet.id } }),
  );
  const isOver = isSettled(bet);
  const ticket = ticketOfBet(bet);
  const count = countBets(ticket);
  // Kinds that divide one total equally.
  const isDivided = count > 1 && type !== 'chain' && bet.blockStakes === undefined;
  // After a partial cash-out the payout no longer follows from the terms alone.
  const lines = bet.cashOut === undefined ? explainMoney(ticket, bet.terms ?? {}) : undefined;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <p className={styles.brand}>{brand.name}</p>
          <h2 className={styles.number}>
            <bdi className="num" translate="no">
              {text.number(bet.id)}
            </bdi>
          </h2>
          <p>
            {dayAndTime(bet.placedAtS)} <bdi>{utcLabel(preferences.timeZoneOffsetMin)}</bdi>
          </p>
          <p className="num">
            {t('account.number', { id: bet.accountId, currency: bet.stake.currency })}
          </p>
          <p>
            {text.kind(bet)} · {tBets(settlementStatus(bet).key)}
          </p>
        </div>
        <QrCode text={address} label={t('print.qr')} size="sm" />
      </header>
      <table className={styles.table}>
        <caption className={styles.hidden}>{t('selections')}</caption>
        <thead>
          <tr>
            <th scope="col">{tBets('column.event')}</th>
            <th scope="col">{tBets('column.selection')}</th>
            <th scope="col" className={styles.end}>
              {t('print.odds')}
            </th>
            <th scope="col" className={styles.end}>
              {t('print.result')}
            </th>
          </tr>
        </thead>
        <BetSelections bet={bet} variant="paper" />
      </table>
      <dl className={styles.sums}>
        {bet.odds === undefined ? null : (
          <SumLine
            label={type === 'accumulator' ? t('total.odds') : t('print.odds')}
            value={text.odds(bet)}
          />
        )}
        {isDivided ? (
          <SumLine
            label={tKinds('total.combinations', { count })}
            value={share(shareFigure(bet.stake.minor, count))}
          />
        ) : null}
        <SumLine
          label={type === 'chain' || type === 'conditional' ? tKinds('total.pay') : t('stake')}
          value={format.money(bet.stake)}
        />
        {lines === undefined ? null : (
          // Stake and payout have their own lines on every sheet.
          <PrintedMoney
            lines={[
              ...lines.before.filter(({ key }) => key !== 'explain.money.stake'),
              ...lines.after.slice(0, -1),
            ]}
            currency={bet.stake.currency}
          />
        )}
        <SumLine
          label={isOver ? tBets('payout') : text.winLabel(bet)}
          value={format.money(
            isOver
              ? (bet.payout ?? { minor: 0, currency: bet.stake.currency })
              : bet.potentialPayout,
          )}
          isMain
        />
      </dl>
      {type === 'chain' ? <p className={styles.note}>{tKinds('chain.hint')}</p> : null}
      <footer className={styles.note}>
        <p>{t('print.note')}</p>
        <p>
          <bdi>
            {[site.companyName || brand.company, brand.address]
              .filter((part) => part !== '')
              .join(', ')}
          </bdi>
        </p>
        {brand.licence.number === '' ? null : (
          <p>{t('shell:licence', licenceFacts(brand.licence, environment.language))}</p>
        )}
      </footer>
    </article>
  );
});
