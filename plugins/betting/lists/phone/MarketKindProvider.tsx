import { createContext, useState, type ReactNode } from 'react';
import { Segmented, useTranslate } from '#core/ui';
import type { RowColumn } from '../table/rowMarkets.ts';
import styles from './Mobile.module.css';

export const MarketKindContext = createContext<RowColumn>('result');

const kinds: readonly RowColumn[] = ['result', 'total', 'handicap'];

interface MarketKindProviderProps {
  /** False: no event has two sides, so there is nothing to choose. */
  readonly hasKinds: boolean;
  /** Stand in the same line, behind the kinds. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export function MarketKindProvider({ hasKinds, tools, children }: MarketKindProviderProps) {
  const t = useTranslate('betting');
  const [kind, setKind] = useState<RowColumn>('result');
  return (
    <MarketKindContext value={kind}>
      <div className={styles.bar}>
        {hasKinds ? (
          <Segmented
            label={t('market.choose')}
            items={kinds.map((id) => ({ id, label: t(`market.${id}`) }))}
            value={kind}
            onChange={setKind}
          />
        ) : null}
        {tools}
      </div>
      {children}
    </MarketKindContext>
  );
}
