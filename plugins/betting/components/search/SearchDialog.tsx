import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Alert, Button, Dialog, EmptyState, useServices, useTranslate, VisuallyHidden } from '#core/ui';
import { recentSearchesOf } from '../../stores/search/recentSearchesOf.ts';
import { useBetting } from '../useBetting.ts';
import { useOpen } from '../useOpen.ts';
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

/** The search: a field whose keys move through a grid of what was found; the focus stays in the field. */
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
  const [isAsked, setAsked] = useState(false);
  // Better without words than not at all: the rows say what they are.
  const hasTexts = isAsked || services.i18n.has('betting.search:title');
  useEffect(() => void services.i18n.loadNamespace('betting.search').then(() => setAsked(true)), [services]);
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
  return (
    <Dialog title={t('title')} isTitleHidden isDismissible onClose={onClose} size="lg" className={styles.dialog}>
      <SearchField store={store} fieldRef={fieldRef} gridRef={gridRef} gridId={gridId} />
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
      <SearchKeys />
    </Dialog>
  );
});
