import { observer } from 'mobx-react-lite';
import { createContext, type ReactNode } from 'react';
import { LazyPart, Segmented, useTranslate } from '#core/ui';
import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import { useBetting } from '../../service/useBetting.ts';
import type { RowColumn } from '../table/rowMarkets.ts';
import styles from './Mobile.module.css';

export const MarketKindContext = createContext<RowColumn>('result');

const kinds: readonly RowColumn[] = ['result', 'total', 'handicap'];

interface MarketKindProviderProps {
  /** False: no event has two sides, so there is nothing to choose. */
  readonly hasKinds: boolean;
  /** Shown in the same line, behind the kinds. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Provides the market of the cards on a phone: the first of the person's chosen columns. */
export const MarketKindProvider = observer(function MarketKindProvider({
  hasKinds,
  tools,
  children,
}: MarketKindProviderProps) {
  const betting = useBetting();
  const t = useTranslate('betting');
  const { options } = betting;
  const kind = options?.choices.markets[0] ?? 'result';
  const own = kinds.find((each) => each === kind);
  const choose = (wanted: RowMarketKind): void =>
    void betting.loadOptions().then((loaded) => loaded.showFirst(wanted));
  return (
    <MarketKindContext value={own ?? 'result'}>
      <div className={styles.bar}>
        {hasKinds && options?.isAsian !== true ? (
          <div className={styles.kinds}>
            <Segmented<RowMarketKind>
              label={t('market.choose')}
              items={kinds.map((id) => ({ id, label: t(`market.${id}`) }))}
              value={kind}
              onChange={choose}
            />
            <LazyPart
              name="betting.card-market"
              load={async () => (await import('./CardMarketChoice.tsx')).CardMarketChoice}
              props={{ kind, isNamed: own === undefined, onChoose: choose }}
              hasLaterTexts
              skeleton={<span className={styles.otherKinds} />}
            />
          </div>
        ) : null}
        {tools}
      </div>
      {children}
    </MarketKindContext>
  );
});
