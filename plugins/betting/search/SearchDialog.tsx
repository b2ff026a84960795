import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef } from 'react';
import {
  Alert,
  Button,
  Dialog,
  EmptyState,
  useOpen,
  useServices,
  useTranslate,
  VisuallyHidden,
} from '#core/ui';
import { recentSearchesOf } from './recent/recentSearchesOf.ts';
import { useBetting } from '../service/useBetting.ts';
import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField.tsx';
import { SearchGroups } from './SearchGroups.tsx';
import { SearchKeys } from './SearchKeys.tsx';
import type { TypedAhead } from './searchModal.ts';
import { useSearchStore } from './useSearchStore.ts';

interface SearchDialogProps {
  readonly typed: TypedAhead;
  readonly onClose: () => void;
}

/** The search dialog: keys move through a grid of results; the focus stays in the field. */
export const SearchDialog = observer(function SearchDialog({ typed, onClose }: SearchDialogProps) {
  const services = useServices();
  const betting = useBetting();
  const t = useTranslate('betting.search');
  useOpen(betting.tree);
  const gridId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const recent = recentSearchesOf(betting, services);
  const store = useSearchStore(recent, onClose);
  useLayoutEffect(() => {
    if (typed.isTaken) return;
    typed.isTaken = true;
    store.setText(typed.text);
    if (typed.isEntered) store.enter();
  }, [store, typed]);
  const { activeKey } = store;
  useLayoutEffect(() => {
    const row = activeKey === undefined ? null : document.getElementById(`${gridId}-${activeKey}`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [activeKey, gridId]);

  const focusField = (): void => fieldRef.current?.focus();
  return (
    <Dialog
      title={t('title')}
      isTitleHidden
      isDismissible
      onClose={onClose}
      size="lg"
      className={styles.dialog}
    >
      <SearchField store={store} fieldRef={fieldRef} gridRef={gridRef} gridId={gridId} />
      <div className={styles.found}>
        <VisuallyHidden>
          <span role="status">
            {store.found.state.kind === 'ready'
              ? store.isEmpty
                ? t('none', { text: store.text })
                : t('found', { count: store.count })
              : ''}
          </span>
        </VisuallyHidden>
        {store.hasFailed ? (
          <Alert
            tone="danger"
            title={t('failed')}
            actions={
              <Button onClick={() => (store.retry(), focusField())}>{t('shell:tryAgain')}</Button>
            }
          />
        ) : null}
        {store.isEmpty ? (
          <EmptyState
            icon="search-off"
            title={t('none', { text: store.text })}
            text={t('none-hint')}
          />
        ) : null}
        {store.answer?.readAs === undefined ? null : (
          <p className={styles.note}>{t('read-as', { text: store.answer.readAs })}</p>
        )}
        {store.answer?.isGuess === true ? <p className={styles.note}>{t('guess')}</p> : null}
        <div
          ref={gridRef}
          id={gridId}
          role="grid"
          aria-label={t('results')}
          aria-busy={store.isSearching}
        >
          <SearchGroups store={store} recent={recent} gridId={gridId} onRemoved={focusField} />
        </div>
        {store.found.state.kind !== 'idle' || recent.names.length < 2 ? null : (
          <div className={styles.clear}>
            <Button variant="ghost" size="sm" onClick={() => (recent.clear(), focusField())}>
              {t('recent.clear')}
            </Button>
          </div>
        )}
      </div>
      <SearchKeys />
    </Dialog>
  );
});
