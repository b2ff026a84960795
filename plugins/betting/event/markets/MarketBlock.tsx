import { observer } from 'mobx-react-lite';
import { useState, type ComponentProps } from 'react';
import type { CardBlock } from './CardColumns.ts';
import { cardRoom } from './cardRoom.ts';
import { MarketCardView } from './MarketCardView.tsx';
import styles from './MarketCardView.module.css';

interface MarketBlockProps extends Omit<
  ComponentProps<typeof MarketCardView>,
  'card' | 'hasWaited'
> {
  readonly block: CardBlock;
  /** Number of leading cards that are rendered; the others are placeholders of their height. */
  readonly mountedCount: number;
}

/**
 * Cards that the browser renders or skips together. As layers of their own they would be checked
 * one by one in every frame, which took a quarter of it on an event with 1,500 outcomes.
 */
export const MarketBlock = observer(function MarketBlock({
  block: { cards },
  mountedCount,
  ...shared
}: MarketBlockProps) {
  const [waited] = useState(() => new Set(cards.slice(mountedCount).map((card) => card.key)));
  const { view } = shared;
  if (mountedCount === 0) return <div className={styles.room} style={cardRoom(cards, view)} />;
  return (
    <div className={styles.block} style={cardRoom(cards, view)} data-block="">
      {cards.map((card, index) =>
        index < mountedCount ? (
          <MarketCardView key={card.key} {...shared} card={card} hasWaited={waited.has(card.key)} />
        ) : (
          <div key={card.key} className={styles.room} style={cardRoom([card], view)} />
        ),
      )}
    </div>
  );
});
