import { observer } from 'mobx-react-lite';
import { useState, type ComponentProps } from 'react';
import type { CardBlock } from '../../../domain/CardColumns.ts';
import { cardRoom } from './cardRoom.ts';
import { MarketCardView } from './MarketCardView.tsx';
import styles from './MarketCardView.module.css';

interface MarketBlockProps extends Omit<ComponentProps<typeof MarketCardView>, 'card' | 'hasWaited'> {
  readonly block: CardBlock;
  /** Keys of the cards that are there in full; the others are empty boxes of their height. */
  readonly mounted: ReadonlySet<number>;
}

/**
 * Cards that the browser draws or leaves out together. One by one each would be a layer of its own, to be looked at in
 * every frame: on an event with 1,500 outcomes that was a quarter of it.
 */
export const MarketBlock = observer(function MarketBlock({ block, mounted, ...shared }: MarketBlockProps) {
  const waiting = block.cards.filter((card) => !mounted.has(card.key));
  const [waited] = useState(() => new Set(waiting.map((card) => card.key)));
  const { view } = shared;
  if (waiting.length === block.cards.length) return <div className={styles.room} style={cardRoom(waiting, view)} />;
  return (
    <div className={styles.block} style={cardRoom(block.cards, view)} data-block="">
      {block.cards.map((card) =>
        mounted.has(card.key) ? (
          <MarketCardView key={card.key} {...shared} card={card} hasWaited={waited.has(card.key)} />
        ) : (
          <div key={card.key} className={styles.room} style={cardRoom([card], view)} />
        ),
      )}
    </div>
  );
});
