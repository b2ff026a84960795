import { createMoney } from '#core';
import { useFormat } from '#core/ui';
import type { ExplainedFigure } from '../../domain/explain/Explanation.ts';

/** Writes the figures of an explanation. They are isolated, so that they keep their order among right-to-left words. */
export function useFigureText(names: readonly string[], currency: string): (figure: ExplainedFigure) => string {
  const format = useFormat();
  return (figure) => {
    switch (figure.kind) {
      case 'money':
        return `\u2068${figure.isExact ? '' : '≈\u00A0'}${format.money(createMoney(figure.minor, currency))}\u2069`;
      case 'factor':
        return `\u2068${figure.isExact ? '' : '≈\u00A0'}${figure.text}\u2069`;
      case 'count':
        return format.number(figure.count);
      case 'selection':
        return names[figure.index] ?? String(figure.index + 1);
    }
  };
}
