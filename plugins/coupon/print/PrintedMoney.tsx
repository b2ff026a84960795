import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import type { ExplainedLine } from '#domain/ticket/explain/Explanation.ts';
import { SumLine } from '../money/SumLine.tsx';
import { useFigureText } from '../explain/useFigureText.ts';

interface PrintedMoneyProps {
  readonly lines: readonly ExplainedLine[];
  readonly currency: string;
}

/** Lines that terms add to the sums, with the texts of the explanation. */
export const PrintedMoney = observer(function PrintedMoney({ lines, currency }: PrintedMoneyProps) {
  const t = useTranslate('coupon.arithmetic');
  const write = useFigureText([], currency);
  return lines.map(({ key, values, figure, role }) => (
    <SumLine
      key={key}
      label={t(
        key,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, write(value, true)]),
        ),
      )}
      value={figure === undefined ? undefined : `${role === 'times' ? '× ' : ''}${write(figure)}`}
    />
  ));
});
