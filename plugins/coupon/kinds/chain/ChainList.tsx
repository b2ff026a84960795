import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { SelectionList } from '../../selections/SelectionList.tsx';
import { KindHint } from '../KindHint.tsx';
import { ChainForecast } from './ChainForecast.tsx';
import { ChainPlace } from './ChainPlace.tsx';
import styles from './ChainList.module.css';
import { useMove } from './useMove.ts';
import { useCouponStore } from '../../setup/useStores.ts';

const directions: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A chain's bets in order; Alt and an arrow moves the focused one. */
export const ChainList = observer(function ChainList() {
  const coupon = useCouponStore();
  const move = useMove();

  function handleKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const direction = directions[event.key];
    const row =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-selection]')
        : null;
    if (!event.altKey || direction === undefined || row === null) return;
    event.preventDefault();
    const outcomeId = Number(row.dataset['selection']);
    move(outcomeId, coupon.outcomeIds.indexOf(outcomeId) + direction);
  }

  return (
    <>
      <KindHint />
      <SelectionList
        className={styles.chain}
        onKeyDown={handleKeyDown}
        Lead={ChainPlace}
        Extra={ChainForecast}
      />
    </>
  );
});
