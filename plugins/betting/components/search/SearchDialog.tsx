import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Alert, Button, Dialog, EmptyState, Icon, useServices, useTranslate, VisuallyHidden } from '#core/ui';
import { longestSearch } from '../../domain/search/isSearchable.ts';
import { recentSearchesOf } from '../../stores/search/recentSearchesOf.ts';
import { SearchStore } from '../../stores/search/SearchStore.ts';
import { useBetting } from '../useBetting.ts';
import { useIsLiveOpen } from '../useIsLiveOpen.ts';
import { useOpen } from '../useOpen.ts';
import styles from './SearchDialog.module.css';
import { SearchGroups } from './SearchGroups.tsx';
import type { TypedAhead } from './searchModal.ts';
import { searchTarget } from './searchTarget.ts';

interface SearchDialogProps {
  readonly typed: TypedAhead;
  readonly onClose: () => void;
}

/** The search: a field whose keys move through a grid of what was found; the focus stays in the field. */
export const SearchDialog = observer(function SearchDialog({ typed, onClose }: SearchDialogProps) {
  const services = useServices();
  const betting = useBetting();
  const t = useTranslate('betting.search');
  const isLiveOpen = useIsLiveOpen();
  useOpen(betting.tree);
  const gridId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const recent = recentSearchesOf(betting, services);
  const [store] = useState(
    () =>
      new SearchStore({
        core: services,
        betting,
        recent,
        onOpen: (row) => {
          const target = searchTarget(row, betting.tree, isLiveOpen);
          onClose();
          if (target !== undefined) services.navigation.go(target);
        },
      }),
  );
  const [isAsked, setAsked] = useState(false);
  // Better without words than not at all: the rows say what they are.
  const hasTexts = isAsked || services.i18n.has('betting.search:title');
  useEffect(() => void services.i18n.loadNamespace('betting.search').then(() => setAsked(true)), [services]);
  useEffect(() => () => store.dispose(), [store]);
  useLayoutEffect(() => {
    if (!hasTexts || typed.isTaken) return;
    typed.isTaken = true;
    store.setText(typed.text);
    if (typed.isEntered) store.enter();
  }, [hasTexts, store, typed]);
  const { activeKey } = store;
  useLayoutEffect(() => {
    const row = activeKey === undefined ? null : document.getElementById(`${gridId}-${activeKey}`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [activeKey, gridId]);
  if (!hasTexts) return null;

  const focusField = (): void => fieldRef.current?.focus();
  const handleKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') store.move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) gridRef.current?.querySelector<HTMLElement>('[aria-selected="true"] [data-odds]')?.click();
    else if (event.key === 'Enter') store.enter();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title={t('title')} isTitleHidden isDismissible onClose={onClose} size="lg" className={styles.dialog}>
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
          aria-activedescendant={activeKey === undefined ? undefined : `${gridId}-${activeKey}`}
          aria-keyshortcuts="Control+Enter"
          onChange={(change) => store.setText(change.target.value)}
          onKeyDown={handleKey}
        />
        <kbd aria-hidden="true">Esc</kbd>
      </div>
      <div className={styles.found}>
        <VisuallyHidden>
          <span role="status">{store.state === 'ready' ? (store.isEmpty ? t('none', { text: store.text }) : t('found', { count: store.count })) : ''}</span>
        </VisuallyHidden>
        {store.state === 'failed' ? <Alert tone="danger" title={t('failed')} actions={<Button onClick={() => (store.retry(), focusField())}>{t('shell:tryAgain')}</Button>} /> : null}
        {store.isEmpty ? <EmptyState icon="search-off" title={t('none', { text: store.text })} text={t('none-hint')} /> : null}
        {store.answer?.readAs === undefined ? null : <p className={styles.note}>{t('read-as', { text: store.answer.readAs })}</p>}
        {store.answer?.isGuess === true ? <p className={styles.note}>{t('guess')}</p> : null}
        <div ref={gridRef} id={gridId} role="grid" aria-label={t('results')} aria-busy={store.state === 'searching'}>
          <SearchGroups store={store} recent={recent} gridId={gridId} onRemoved={focusField} />
        </div>
        {store.state !== 'idle' || recent.names.length < 2 ? null : (
          <div className={styles.clear}>
            <Button variant="ghost" size="sm" onClick={() => (recent.clear(), focusField())}>
              {t('recent.clear')}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.move')}
        </span>
        <span>
          <kbd>Enter</kbd> {t('keys.open')}
        </span>
        <span>
          <kbd>Ctrl Enter</kbd> {t('keys.add')}
        </span>
      </div>
    </Dialog>
  );
});
