import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, Ref } from 'react';
import { IconButton, Tabs, useTranslate } from '#core/ui';
import type { MarketCard } from './marketCards.ts';
import type { MarketGroup } from '../../feed/SportEvent.ts';
import type { EventStore } from '../EventStore.ts';
import type { MarketUiStore } from './MarketUiStore.ts';
import styles from './MarketTools.module.css';
import { tabOf } from './tabOf.ts';

interface MarketToolsProps {
  readonly view: MarketUiStore;
  readonly store: EventStore;
  /** Cards of all sub-events. */
  readonly allCards: readonly MarketCard[];
  /** Cards of the chosen sub-event. */
  readonly cards: readonly MarketCard[];
  readonly groups: readonly MarketGroup[];
  readonly subEvent: string | undefined;
  readonly groupId: number | undefined;
  readonly isMobile: boolean;
  readonly foldable: readonly number[];
  readonly searchRef: Ref<HTMLButtonElement>;
}

/** Tabs of the sub-events; below them the groups of the chosen one and view options. */
export const MarketTools = observer(function MarketTools({
  view,
  store,
  allCards,
  cards,
  groups,
  subEvent,
  groupId,
  isMobile,
  foldable,
  searchRef,
}: MarketToolsProps) {
  const t = useTranslate('betting');
  const isSearching = view.search.trim() !== '';
  const partOf = (key: string | undefined, label: string) => ({
    id: tabOf(key),
    label,
    count: openMarkets(allCards.filter((card) => card.subEvent === key)),
  });
  const parts = [
    partOf(undefined, t('market.whole-event')),
    ...store.subEvents.map(({ key, name }) => partOf(key, name)),
  ];
  const subEventOf = (tab: string): string | undefined =>
    store.subEvents.find(({ key }) => tabOf(key) === tab)?.key;
  return (
    <div className={styles.tools}>
      {parts.length === 1 ? null : (
        <Tabs
          label={t('market.parts')}
          areCountsQuiet
          items={parts}
          value={tabOf(subEvent)}
          onChange={(tab) => view.chooseSubEvent(subEventOf(tab))}
          className={styles.parts}
        />
      )}
      <div className={styles.bar}>
        <div
          className={styles.groups}
          role="toolbar"
          aria-label={t('market.groups')}
          onKeyDown={moveFocus}
        >
          <GroupChip
            name={t('market.all')}
            count={openMarkets(cards)}
            isOn={!isSearching && groupId === undefined}
            onChoose={() => view.chooseGroup(undefined)}
            isStop={groupId === undefined}
          />
          {groups.map((group) => (
            <GroupChip
              key={group.id}
              name={group.name}
              count={openMarkets(cards, group.id)}
              isOn={!isSearching && group.id === groupId}
              isStop={group.id === groupId}
              onChoose={() => view.chooseGroup(group.id)}
            />
          ))}
        </div>
        <IconButton
          ref={searchRef}
          icon="search"
          label={t('market.find')}
          isPressed={view.isSearching}
          aria-keyshortcuts="f"
          onClick={view.isSearching ? view.closeSearch : view.openSearch}
        />
        {isMobile ? null : (
          <IconButton
            icon="columns-2"
            label={t('market.two-columns')}
            isPressed={view.isTwoColumns}
            onClick={view.toggleColumns}
          />
        )}
        <IconButton
          icon="fold"
          label={t('market.fold-all')}
          onClick={() => view.foldAll(foldable)}
        />
      </div>
    </div>
  );
});

function openMarkets(cards: readonly MarketCard[], groupId?: number): number {
  let count = 0;
  for (const { markets } of cards) {
    for (const market of markets)
      if (!market.isGone && (groupId === undefined || market.groupIds.includes(groupId)))
        count += 1;
  }
  return count;
}

interface GroupChipProps {
  readonly name: string;
  readonly count: number;
  readonly isOn: boolean;
  /** The tab stop of the group; arrow keys move on. */
  readonly isStop: boolean;
  readonly onChoose: () => void;
}

function GroupChip({ name, count, isOn, isStop, onChoose }: GroupChipProps) {
  return (
    <button
      type="button"
      className={styles.group}
      aria-pressed={isOn}
      tabIndex={isStop ? 0 : -1}
      onClick={onChoose}
    >
      {name}
      <span className="num" translate="no">
        {count}
      </span>
    </button>
  );
}

/** One Tab stop; arrows move between groups (mirrored in RTL), Home and End to the ends. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const now = buttons.findIndex((button) => button === document.activeElement);
  const step = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? -1 : 1;
  const next = { ArrowRight: now + step, ArrowLeft: now - step, Home: 0, End: buttons.length - 1 }[
    event.key
  ];
  if (next === undefined) return;
  event.preventDefault();
  const button = buttons[(next + buttons.length) % buttons.length];
  button?.focus();
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
