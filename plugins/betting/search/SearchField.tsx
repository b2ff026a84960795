import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, RefObject } from 'react';
import { Icon, useTranslate } from '#core/ui';
import { longestSearch } from './isSearchable.ts';
import type { SearchStore } from './SearchStore.ts';
import styles from './SearchDialog.module.css';

interface SearchFieldProps {
  readonly store: SearchStore;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  /** Grid of the results; the arrow keys in the field move through its rows. */
  readonly gridRef: RefObject<HTMLElement | null>;
  readonly gridId: string;
}

/** The search field. Arrows choose a row, Enter opens it, Ctrl+Enter presses its odds. */
export const SearchField = observer(function SearchField({
  store,
  fieldRef,
  gridRef,
  gridId,
}: SearchFieldProps) {
  const t = useTranslate('betting.search');

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      store.move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      gridRef.current?.querySelector<HTMLElement>('[aria-selected="true"] [data-odds]')?.click();
    else if (event.key === 'Enter') store.enter();
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.query}>
      <Icon name="search" size={20} />
      <input
        ref={fieldRef}
        data-autofocus=""
        role="combobox"
        type="text"
        inputMode="search"
        enterKeyHint="go"
        name="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={longestSearch}
        dir="auto"
        value={store.text}
        placeholder={t('placeholder')}
        aria-label={t('title')}
        aria-expanded
        aria-haspopup="grid"
        aria-controls={gridId}
        aria-autocomplete="list"
        aria-activedescendant={
          store.activeKey === undefined ? undefined : `${gridId}-${store.activeKey}`
        }
        aria-keyshortcuts="Control+Enter"
        onChange={(change) => store.setText(change.target.value)}
        onKeyDown={handleKey}
      />
      <kbd aria-hidden="true">Esc</kbd>
    </div>
  );
});
