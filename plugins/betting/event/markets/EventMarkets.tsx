import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Chip, EmptyState, TabPanel, useServices, useTranslate, VisuallyHidden } from '#core/ui';
import { CardColumns } from './CardColumns.ts';
import { filterCards, isOfGroup, marketCards } from './marketCards.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';
import type { EventStore } from '../EventStore.ts';
import { MarketUiStore } from './MarketUiStore.ts';
import { useBetting } from '../../service/useBetting.ts';
import { useOddsEvent } from '../../prices/useOddsEvent.ts';
import { useStaleMark } from '../../prices/useStaleMark.ts';
import styles from './EventMarkets.module.css';
import { linesMax } from './cardRoom.ts';
import { MarketBlock } from './MarketBlock.tsx';
import { MarketTools } from './MarketTools.tsx';
import { tabOf } from './tabOf.ts';
import { useMountedCards } from './useMountedCards.ts';

interface EventMarketsProps {
  readonly store: EventStore;
  readonly event: SportEvent;
  readonly isMobile: boolean;
}

/** All markets of an event: sub-events, groups, search, columns, pins. Key it by event. */
export const EventMarkets = observer(function EventMarkets({
  store,
  event,
  isMobile,
}: EventMarketsProps) {
  const t = useTranslate('betting');
  const services = useServices();
  const betting = useBetting();
  const [view] = useState(() => new MarketUiStore(services, betting, event.sportId));
  useEffect(() => view.follow(), [view]);
  const [cardColumns] = useState(() => new CardColumns());
  const searchRef = useRef<HTMLButtonElement>(null);
  const staleMark = useStaleMark(store);
  useEffect(() => store.holdPlaces(), [store]);
  const oddsEvent = useOddsEvent(event);

  const cards = useMemo(() => marketCards(store.allMarkets), [store.allMarkets]);
  const subEvent = store.subEvents.some(({ key }) => key === view.subEvent)
    ? view.subEvent
    : undefined;
  const own = cards.filter((card) => card.subEvent === subEvent);
  const groups = store.groups.filter(({ id }) => own.some((card) => isOfGroup(card, id)));
  const groupId = groups.find(({ id }) => id === view.groupId)?.id;
  const { pinned, search } = view;
  const shown = useMemo(
    () => filterCards(cards, { subEvent, groupId, search, pinned }),
    [cards, subEvent, groupId, search, pinned],
  );
  const columnCount = view.isTwoColumns && !isMobile ? 2 : 1;
  const choice = [columnCount, subEvent, groupId, search].join('|');
  const columns = useMemo(
    () => cardColumns.deal(shown, { key: choice, columnCount, few: linesMax, pinned }),
    [cardColumns, shown, choice, columnCount, pinned],
  );
  const mountedCount = useMountedCards(shown.length, choice);
  const mounted = new Set(shown.slice(0, mountedCount).map((card) => card.key));
  useEffect(() => store.letGo(store.marketOrder), [store, choice]);

  /** A key of the focused part, never of the whole page: `/` is the site search. */
  const handleKey = (press: KeyboardEvent<HTMLElement>): void => {
    if (
      press.key !== 'f' ||
      press.ctrlKey ||
      press.metaKey ||
      press.altKey ||
      press.target instanceof HTMLInputElement
    )
      return;
    press.preventDefault();
    view.openSearch();
  };
  const closeSearch = (): void => {
    view.closeSearch();
    searchRef.current?.focus();
  };

  return (
    <section
      id="markets"
      tabIndex={-1}
      aria-labelledby="event-markets"
      className={styles.markets}
      onKeyDown={handleKey}
      {...staleMark}
    >
      <h2 id="event-markets" className={styles.title}>
        <VisuallyHidden>{t('market.title')}</VisuallyHidden>
      </h2>
      <MarketTools
        view={view}
        store={store}
        allCards={cards}
        cards={own}
        groups={groups}
        subEvent={subEvent}
        groupId={groupId}
        isMobile={isMobile}
        foldable={shown.map((card) => card.typeId)}
        searchRef={searchRef}
      />
      {view.isSearching ? (
        <div className={styles.search}>
          <input
            type="search"
            name="market-search"
            autoComplete="off"
            ref={focusWhenShown}
            value={view.search}
            placeholder={t('market.find')}
            aria-label={t('market.find')}
            onChange={(change) => view.setSearch(change.target.value)}
            onKeyDown={(press) => {
              if (press.key !== 'Escape') return;
              press.preventDefault();
              closeSearch();
            }}
          />
          <span role="status" className="num">
            {view.search.trim() === '' ? '' : t('market.found', { count: shown.length })}
          </span>
        </div>
      ) : null}
      <TabPanel id={tabOf(subEvent)} value={tabOf(subEvent)} className={styles.panel}>
        {shown.length === 0 ? (
          <EmptyState
            icon="search-off"
            title={t(view.search.trim() === '' ? 'market.none-open' : 'market.none')}
            action={
              view.search === '' ? undefined : (
                <Chip onClick={() => view.setSearch('')}>{t('market.clear-search')}</Chip>
              )
            }
          />
        ) : null}
        <div className={styles.columns}>
          {columns.map((column, index) => (
            <div key={index} className={styles.column}>
              {column.map((block) => (
                <MarketBlock
                  key={block.key}
                  block={block}
                  mountedCount={block.cards.filter((card) => mounted.has(card.key)).length}
                  event={oddsEvent}
                  view={view}
                  store={store}
                  home={event.home.name}
                  away={event.away.name}
                  isShort={subEvent !== undefined && view.search.trim() === ''}
                />
              ))}
            </div>
          ))}
        </div>
      </TabPanel>
    </section>
  );
});

/** Opening the search focuses its field. */
function focusWhenShown(input: HTMLInputElement | null): void {
  input?.focus();
}
