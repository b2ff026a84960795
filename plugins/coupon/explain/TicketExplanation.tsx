import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { createMoney } from '#domain/money/Money.ts';
import { classNames, useFormat, useTranslate } from '#core/ui';
import type { ExplainedLine } from '#domain/ticket/explain/Explanation.ts';
import { explainTicket } from '#domain/ticket/explain/explainTicket.ts';
import { isWinCertain } from '#domain/ticket/payout/isWinCertain.ts';
import type { MoneyTerms } from '#domain/ticket/terms/MoneyTerms.ts';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import { SingleBets } from './SingleBets.tsx';
import styles from './TicketExplanation.module.css';
import { useFigureText } from './useFigureText.ts';

export interface TicketExplanationProps {
  readonly ticket: Ticket;
  /** Names of the selections, in the order of the ticket. */
  readonly names: readonly string[];
  /** ISO 4217 code of the stake. */
  readonly currency: string;
  /** Bonuses, promo code, advance and taxes; empty for plain stake × odds. */
  readonly terms?: MoneyTerms | undefined;
  /** Payout stated by the platform in minor units; undefined until known. */
  readonly statedMinor?: number;
  /** Called once after rendering. */
  readonly onShown?: (() => void) | undefined;
}

/** Text key of the assumption about unsettled selections. */
function assumptionKey(ticket: Ticket): string {
  if (isWinCertain(ticket)) return 'explain.potential.certain';
  return ticket.type === 'antiAccumulator' ? 'explain.potential.anti' : 'explain.potential';
}

/** Explains the arithmetic of a ticket in words and numbers. Texts: part `arithmetic`. */
export const TicketExplanation = observer(function TicketExplanation({
  ticket,
  names,
  currency,
  terms,
  statedMinor,
  onShown,
}: TicketExplanationProps) {
  const t = useTranslate('coupon.arithmetic');
  const format = useFormat();
  const write = useFigureText(names, currency);
  const shown = useEffectEvent(() => onShown?.());
  // The result must not be returned from the effect: newer browsers return a promise from a scroll.
  useEffect(() => {
    shown();
  }, []);
  const explanation = explainTicket(ticket, terms);
  if (explanation === undefined) return <p className={styles.note}>{t('explain.nothing')}</p>;

  const wordsOf = ({ key, values }: ExplainedLine): string =>
    t(
      key,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value, true)])),
    );

  const words = explanation.lines.filter(({ figure }) => figure === undefined);
  const steps = explanation.lines.flatMap(({ figure, ...step }) =>
    figure === undefined ? [] : [{ ...step, figure }],
  );
  return (
    <div className={styles.explanation}>
      {words.map((line) => (
        <p key={line.key} className={styles.kind}>
          {wordsOf(line)}
        </p>
      ))}
      <dl className={styles.steps}>
        {steps.map((step, index) => (
          <div
            key={`${index} ${step.key}`}
            className={classNames(step.role === 'result' && styles.result)}
          >
            <dt dir="auto">
              {wordsOf(step)}
              {step.reason === undefined ? null : (
                <small>{t(`explain.reason.${step.reason}`)}</small>
              )}
            </dt>
            <dd className="num" translate="no">
              {step.role === 'times' ? '× ' : ''}
              {write(step.figure)}
            </dd>
          </div>
        ))}
      </dl>
      {explanation.isPotential ? <p className={styles.note}>{t(assumptionKey(ticket))}</p> : null}
      {statedMinor === undefined || statedMinor === explanation.payoutMinor ? null : (
        <p className={styles.note}>
          {t('explain.stated', { amount: format.money(createMoney(statedMinor, currency)) })}
        </p>
      )}
      {explanation.isRounded ? <p className={styles.note}>{t('explain.rounded')}</p> : null}
      <SingleBets ticket={ticket} names={names} currency={currency} />
    </div>
  );
});
