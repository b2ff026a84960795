import { createContext, useState, type ReactNode } from 'react';
import { Chip, useTranslate } from '#core/ui';
import type { RowColumn } from '../table/rowMarkets.ts';
import styles from './Mobile.module.css';

export const MarketKindContext = createContext<RowColumn>('result');

const kinds: readonly RowColumn[] = ['result', 'total', 'handicap'];

interface MarketKindProviderProps {
  /** False: no event has two sides, so there is nothing to choose. */
  readonly hasKinds: boolean;
  readonly children: ReactNode;
}

export function MarketKindProvider({ hasKinds, children }: MarketKindProviderProps) {
  const t = useTranslate('betting');
  const [kind, setKind] = useState<RowColumn>('result');
  return (
    <MarketKindContext value={kind}>
      {hasKinds ? (
        <div className={styles.kinds} role="group" aria-label={t('market.choose')}>
          {kinds.map((each) => (
            <Chip
              key={each}
              isOn={each === kind}
              className={styles.kind}
              onClick={() => setKind(each)}
            >
              {t(`market.${each}`)}
            </Chip>
          ))}
        </div>
      ) : null}
      {children}
    </MarketKindContext>
  );
}
