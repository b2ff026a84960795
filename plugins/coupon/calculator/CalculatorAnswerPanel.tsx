import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createMoney } from '#domain/money/Money.ts';
import {
  Button,
  classNames,
  EmptyState,
  Panel,
  PanelHead,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import type { CalculatorAnswer, CalculatorProblem } from './calculate.ts';
import { typeOfKind } from './Calculation.ts';
import type { CalculatorStore } from './CalculatorStore.ts';
import { absoluteAddress } from '../codes/absoluteAddress.ts';
import { useKindOdds } from '../compose/useKindOdds.ts';
import { TicketExplanation } from '../explain/TicketExplanation.tsx';
import styles from './CalculatorAnswerPanel.module.css';

/** The result of the calculation, how it was made, and the link to share it. */
export const CalculatorAnswerPanel = observer(function CalculatorAnswerPanel({
  store,
}: {
  readonly store: CalculatorStore;
}) {
  const t = useTranslate('coupon.arithmetic');
  const { outcome } = store;
  return (
    <Panel aria-labelledby="calculator-answer">
      <PanelHead
        id="calculator-answer"
        title={t('calculator.answer')}
        actions={outcome.kind === 'answer' ? <CopyLink /> : undefined}
      />
      <div aria-live="polite">
        {outcome.kind === 'problem' ? (
          <EmptyState icon="calculator" title={problemText(t, outcome.problem)} />
        ) : (
          <Figures store={store} answer={outcome.answer} />
        )}
      </div>
      {outcome.kind === 'answer' ? (
        <p className={styles.without}>{t('calculator.answer.without')}</p>
      ) : null}
      {outcome.kind === 'answer' ? <Explanations store={store} answer={outcome.answer} /> : null}
    </Panel>
  );
});

function problemText(
  t: (key: string, values?: Readonly<Record<string, number>>) => string,
  problem: CalculatorProblem,
): string {
  if (problem.kind === 'odds') return t('calculator.problem.odds', { missing: problem.missing });
  return problem.kind === 'too-many'
    ? t('calculator.problem.too-many', { most: problem.most })
    : t(`calculator.problem.${problem.kind}`);
}

interface AnswerProps {
  readonly store: CalculatorStore;
  readonly answer: CalculatorAnswer;
}

const Figures = observer(function Figures({ store, answer }: AnswerProps) {
  const t = useTranslate('coupon.arithmetic');
  const format = useFormat();
  const kindOdds = useKindOdds();
  const { currency, kind } = store.calculation;
  const money = (minor: number): string => format.money(createMoney(minor, currency));
  const { odds, areOddsBeforeResults, profitMinor, leastMinor } = answer;
  const figures = [
    { id: 'bets', value: format.number(answer.bets) },
    { id: 'stake.total', value: money(answer.totalStakeMinor) },
    ...(odds === undefined
      ? []
      : [
          {
            id: areOddsBeforeResults ? 'total-odds.before' : 'total-odds',
            value: kindOdds(typeOfKind(kind), odds),
          },
        ]),
    ...(leastMinor === undefined ? [] : [{ id: 'least', value: money(leastMinor) }]),
    {
      id: answer.isOpen ? 'return.open' : 'return',
      value: money(answer.payoutMinor),
      isMain: true,
    },
    { id: profitMinor < 0 ? 'loss' : 'profit', value: money(Math.abs(profitMinor)) },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(
        ({
          id,
          value,
          isMain,
        }: {
          readonly id: string;
          readonly value: string;
          readonly isMain?: boolean;
        }) => (
          <div key={id} className={classNames(isMain === true && styles.main)}>
            <dt>{t(`calculator.${id}`)}</dt>
            <dd className="num" translate="no">
              {value}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
});

const Explanations = observer(function Explanations({ store, answer }: AnswerProps) {
  const t = useTranslate('coupon.arithmetic');
  const { currency, selections } = store.calculation;
  const names = selections.flatMap(({ odds }, index) =>
    odds === undefined ? [] : [t('calculator.selection', { number: index + 1 })],
  );
  return (
    <section className={styles.explanations} aria-labelledby="calculator-explained">
      <h3 id="calculator-explained" className={styles.heading}>
        {t('explain.title')}
      </h3>
      {answer.parts.map(({ part, ticket }) => (
        <div key={part} className={styles.part}>
          {part === 'whole' ? null : <h4>{t(`calculator.part.${part}`)}</h4>}
          <TicketExplanation ticket={ticket} names={names} currency={currency} />
        </div>
      ))}
    </section>
  );
});

/** A field with the address of the calculation, to be copied. */
const CopyLink = observer(function CopyLink() {
  const t = useTranslate('coupon.arithmetic');
  const { announcer, navigation } = useServices();
  const [done, setDone] = useState<'copied' | 'copy.failed'>();

  function notify(result: 'copied' | 'copy.failed'): void {
    setDone(result);
    announcer.polite(t(`calculator.${result}`));
  }

  function handleCopy(): void {
    navigator.clipboard
      .writeText(absoluteAddress(`${navigation.path}?${navigation.query.toString()}`))
      .then(
        () => notify('copied'),
        () => notify('copy.failed'),
      );
  }

  return (
    <Button
      size="sm"
      variant="ghost"
      icon={done === 'copied' ? 'check' : 'copy'}
      onClick={handleCopy}
    >
      {t(done === undefined ? 'calculator.copy' : `calculator.${done}`)}
    </Button>
  );
});
