import { createMoney } from '#domain/money/Money.ts';
import { useFormat } from '#core/ui';
import { blockLetter } from '#domain/ticket/blockLetter.ts';
import type { ExplainedFigure } from '#domain/ticket/explain/Explanation.ts';

/**
 * Formats the figures of an explanation. They are bidi-isolated; rounding is marked, within a
 * formula by an ellipsis.
 */
export function useFigureText(
  names: readonly string[],
  currency: string,
): (figure: ExplainedFigure, isInFormula?: boolean) => string {
  const format = useFormat();
  return (figure, isInFormula = false) => {
    const isMarked = figure.kind === 'money' || figure.kind === 'factor' ? !figure.isExact : false;
    const before = isMarked && !isInFormula ? '≈\u00A0' : '';
    switch (figure.kind) {
      case 'money':
        return `\u2068${before}${format.money(createMoney(figure.minor, currency))}\u2069`;
      case 'factor':
        return `\u2068${before}${figure.text}${isMarked && isInFormula ? '…' : ''}\u2069`;
      case 'count':
        return format.number(figure.count);
      case 'letter':
        return blockLetter(figure.number);
      case 'selection':
        return names[figure.index] ?? String(figure.index + 1);
    }
  };
}
