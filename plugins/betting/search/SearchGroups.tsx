import { observer } from 'mobx-react-lite';
import { useFormat, useTranslate } from '#core/ui';
import type { RecentSearches } from './recent/RecentSearches.ts';
import type { SearchStore } from './SearchStore.ts';
import { SearchRowView } from './SearchRowView.tsx';
import styles from './SearchRows.module.css';

interface SearchGroupsProps {
  readonly store: SearchStore;
  readonly recent: RecentSearches;
  readonly gridId: string;
  readonly onRemoved: () => void;
}

export const SearchGroups = observer(function SearchGroups({
  store,
  recent,
  gridId,
  onRemoved,
}: SearchGroupsProps) {
  const t = useTranslate('betting.search');
  const format = useFormat();
  return store.groups.map(({ id, rows, total }) => (
    <div key={id} role="rowgroup" aria-label={t(`group.${id}`)} className={styles.group}>
      <div className={styles.head} aria-hidden="true">
        <span>{t(`group.${id}`)}</span>
        {total > rows.length ? (
          <span className="num" translate="no">
            {format.number(total)}
          </span>
        ) : null}
      </div>
      {rows.map((row) => (
        <SearchRowView
          key={row.key}
          row={row}
          id={`${gridId}-${row.key}`}
          store={store}
          recent={recent}
          onRemoved={onRemoved}
        />
      ))}
    </div>
  ));
});
