import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { MobileEventCard } from '../phone/MobileEventCard.tsx';
import { useBetting } from '../../service/useBetting.ts';
import type { EventRowProps } from '../table/EventRow.tsx';
import { columnMarket, ColumnsContext } from './columns.ts';
import { optionParts } from './optionParts.tsx';
import styles from './Options.module.css';

/** A card with the first chosen market and the chosen details. */
export const OptionCard = observer(function OptionCard({ event, named }: EventRowProps) {
  const { options } = useBetting();
  const [kind] = use(ColumnsContext);
  return (
    <MobileEventCard
      event={event}
      named={named}
      className={styles.card}
      {...optionParts(event, options?.choices, 16)}
      market={{ kind, row: kind === undefined ? undefined : columnMarket(event.mainMarkets, kind) }}
    />
  );
});
