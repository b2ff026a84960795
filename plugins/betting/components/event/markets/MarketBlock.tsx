import { observer } from 'mobx-react-lite';
import { useState, type ComponentProps } from 'react';
import type { CardBlock } from '../../../domain/CardColumns.ts';
import { cardRoom } from './cardRoom.ts';
import { MarketCardView } from './MarketCardView.tsx';
import styles from './MarketCardView.module.css';

interface MarketBlockProps extends Omit<ComponentProps<typeof MarketCardView>, 'card' | 'isMounted' | 'isFar'> {
  readonly block: CardBlock;
  /** Keys of the cards that are there in full. */
  readonly mounted: ReadonlySet<number>;
}

/**
 * Cards that the browser draws or leaves out together. One by one each would be a layer of its own, to be looked at in
 * every frame: on an event with 1,500 outcomes that was a quarter of it.
 */
export const MarketBlock = observer(function MarketBlock({ block, mounted, ...shared }: MarketBlockProps) {
  const room = cardRoom(block.cards, shared.view);
  const isRoom = block.cards.every((card) => !mounted.has(card.key));
  const [wasRoom] = useState(isRoom);
  if (isRoom) return <div className={styles.room} style={room} />;
  return (
    <div className={styles.block} style={room} data-block="">
      {block.cards.map((card) => (
        <MarketCardView key={card.key} {...shared} card={card} isMounted={mounted.has(card.key)} isFar={wasRoom} />
      ))}
    </div>
  );
});
