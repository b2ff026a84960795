import { classNames, useServices } from '#core/ui';
import { currencySymbol, isSymbolAfter } from './currencySymbol.ts';
import styles from './CurrencySign.module.css';

interface CurrencySignProps {
  readonly currency: string;
  readonly className?: string | undefined;
}

/** The sign beside an amount field, on the language's side; its parent is a flex row. */
export function CurrencySign({ currency, className }: CurrencySignProps) {
  const { language } = useServices().environment;
  return (
    <span
      className={classNames(isSymbolAfter(currency, language) && styles.after, className)}
      aria-hidden="true"
    >
      {currencySymbol(currency, language)}
    </span>
  );
}
