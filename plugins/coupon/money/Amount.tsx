import { observer } from 'mobx-react-lite';
import { useFormat } from '#core/ui';
import { createMoney } from '#domain/money/Money.ts';

interface AmountProps {
  /** Minor units; a dash if undefined. */
  readonly minor: number | undefined;
  readonly currency: string;
}

/** Bidi-isolated amount within a text. */
export const Amount = observer(function Amount({ minor, currency }: AmountProps) {
  const format = useFormat();
  return (
    <bdi className="num" translate="no">
      {minor === undefined ? '–' : format.money(createMoney(minor, currency))}
    </bdi>
  );
});
