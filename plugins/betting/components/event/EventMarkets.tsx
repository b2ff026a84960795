import { observer } from 'mobx-react-lite';
import { useMemo, type KeyboardEvent } from 'react';
import { Chip, classNames, EmptyState, IconButton, useTranslate, VisuallyHidden } from '#core/ui';
import { dealColumns, filterCards, marketCards } from '../../domain/marketCards.ts';
import { eventName, type SportEvent } from '../../domain/SportEvent.ts';
import type { EventStore } from '../../stores/EventStore.ts';
import type { MarketView } from '../../stores/MarketView.ts';
import { MarketCardView, SHOWN_LINES } from './MarketCardView.tsx';
import { useStaleMark } from '../useStaleMark.ts';
import styles from './EventMarkets.module.css';

interface EventMarketsProps {
  readonly store: EventStore;
  readonly event: SportEvent;
  readonly view: MarketView;
  readonly isMobile: boolean;
}

/** All markets of an event: groups, search, one or two columns, what is pinned on top. */
export const EventMarkets = observer(function EventMarkets({ store, event, view, isMobile }: EventMarketsProps) {
  const t = useTranslate('betting');
  const staleMark = useStaleMark(store);
  const name = eventName(event);
  const { id: eventId, sportId, isLive } = event;
  const oddsEvent = useMemo(() => ({ eventId, sportId, eventName: name, isLive }), [eventId, sportId, name, isLive]);
  const cards = marketCards(store.allMarkets);
  const groups = store.groups.filter((group) => group.count > 0);
  const groupId = groups.some((group) => group.id === view.groupId) ? view.groupId : undefined;
  const shown = filterCards(cards, { groupId, search: view.search, pinned: view.pinned });
  const columns = dealColumns(shown, view.isTwoColumns && !isMobile ? 2 : 1, SHOWN_LINES);
  return (
    <section aria-labelledby="event-markets" className={styles.markets} {...staleMark}>
      <h2 id="event-markets" className={styles.title}>
        <VisuallyHidden>{t('market.title')}</VisuallyHidden>
      </h2>
      <div className={styles.tools}>
        <div className={styles.groups} role="toolbar" aria-label={t('market.groups')} onKeyDown={moveFocus}>
          <GroupChip name={t('market.all')} count={store.marketOrder.length} isOn={groupId === undefined} onChoose={() => view.chooseGroup(undefined)} />
          {groups.map((group) => (
            <GroupChip
              key={group.id}
              name={group.name}
              count={group.count}
              isOn={group.id === groupId}
              onChoose={() => view.chooseGroup(group.id)}
            />
          ))}
        </div>
        <IconButton icon="search" label={t('market.find')} isPressed={view.isSearching} onClick={view.toggleSearch} />
        {isMobile ? null : (
          <IconButton icon="columns-2" label={t('market.two-columns')} isPressed={view.isTwoColumns} onClick={view.toggleColumns} />
        )}
        <IconButton icon="fold" label={t('market.fold-all')} onClick={() => view.foldAll(shown.map((card) => card.key))} />
      </div>
      {view.isSearching ? (
        <input
          type="search"
          name="market-search"
          autoComplete="off"
          ref={focusWhenShown}
          className={styles.search}
          value={view.search}
          placeholder={t('market.find')}
          aria-label={t('market.find')}
          onChange={(change) => view.setSearch(change.target.value)}
        />
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          icon="search-off"
          title={t(view.search === '' ? 'market.none-open' : 'market.none')}
          action={view.search === '' ? undefined : <Chip onClick={() => view.setSearch('')}>{t('market.clear-search')}</Chip>}
        />
      ) : null}
      <div className={styles.columns}>
        {columns.map((column, index) => (
          <div key={index} className={styles.column}>
            {column.map((card) => (
              <MarketCardView key={card.key} card={card} event={oddsEvent} view={view} home={event.home.name} away={event.away.name} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
});

/** Who opens the search wants to type. */
function focusWhenShown(input: HTMLInputElement | null): void {
  input?.focus();
}

interface GroupChipProps {
  readonly name: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onChoose: () => void;
}

function GroupChip({ name, count, isOn, onChoose }: GroupChipProps) {
  return (
    <button type="button" className={classNames(styles.group)} aria-pressed={isOn} tabIndex={isOn ? 0 : -1} onClick={onChoose}>
      {name}
      <span className="num">{count}</span>
    </button>
  );
}

/** One stop for Tab, arrows lead from group to group (mirrored in right-to-left pages), Home and End to the outer ones. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const now = buttons.findIndex((button) => button === document.activeElement);
  const step = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? -1 : 1;
  const next = { ArrowRight: now + step, ArrowLeft: now - step, Home: 0, End: buttons.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[(next + buttons.length) % buttons.length]?.focus();
}
