import { createContext, useState, type ReactNode } from 'react';
import { Chip, useTranslate } from '#core/ui';
import type { RowMarketKind } from '../domain/rowMarkets.ts';
import styles from './Mobile.module.css';

/** Which market the cards show. */
export const MarketKindContext = createContext<RowMarketKind>('result');

const KINDS: readonly RowMarketKind[] = ['result', 'total', 'handicap'];

/** The chips that choose the market, and the choice for the cards below them. */
export function MarketKindProvider({ children }: { readonly children: ReactNode }) {
  const t = useTranslate('betting');
  const [kind, setKind] = useState<RowMarketKind>('result');
  return (
    <MarketKindContext value={kind}>
      <div className={styles.kinds} role="group" aria-label={t('market.choose')}>
        {KINDS.map((each) => (
          <Chip key={each} isOn={each === kind} className={styles.kind} onClick={() => setKind(each)}>
            {t(`market.${each}`)}
          </Chip>
        ))}
      </div>
      {children}
    </MarketKindContext>
  );
}
