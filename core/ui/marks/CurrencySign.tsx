import { currencySymbol, isSymbolAfter } from '#domain/money/currencySymbol.ts';
import { classNames } from '../classNames.ts';
import { useServices } from '../react/useServices.ts';
import styles from './CurrencySign.module.css';

interface CurrencySignProps {
  readonly currency: string;
  readonly className?: string | undefined;
}

/** Sign beside an amount field, on the side that the language uses; its parent is a flex row. */
export function CurrencySign({ currency, className }: CurrencySignProps) {
  const { language } = useServices().environment;
  return (
    <span
      className={classNames(isSymbolAfter(currency, language) && styles.after, className)}
      // In the direction of its own script, in every language: `US$` from the left, `د.ك.` from the
      // right.
      dir="auto"
      aria-hidden="true"
    >
      {currencySymbol(currency, language)}
    </span>
  );
}
