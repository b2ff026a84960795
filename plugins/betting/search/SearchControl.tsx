import { useEffect, useRef } from 'react';
import { Icon, useServices, useTranslate } from '#core/ui';
import styles from './SearchControl.module.css';
import { searchModal, type TypedAhead } from './searchModal.ts';

const fields = 'input,textarea,select,[contenteditable]';

/** Opens the search, as does `/`. Keys pressed before its code loads are buffered. */
export function SearchControl() {
  const { i18n, modals } = useServices();
  const t = useTranslate('betting');
  const typed = useRef<TypedAhead>(undefined);

  const fetchDialog = (): void => {
    // When the dialog cannot be fetched, its failure is shown, and the keys must work there.
    import('./SearchDialog.tsx').catch(() => (typed.current = undefined));
    void i18n.loadNamespace('betting.search');
  };
  const open = (): void => {
    const ahead: TypedAhead = { text: '', isEntered: false, isTaken: false };
    typed.current = ahead;
    fetchDialog();
    void modals.open(searchModal, { typed: ahead }).finally(() => (typed.current = undefined));
  };

  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const { key, code, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const ahead = typed.current;
      if (ahead?.isTaken === false) {
        if (key === 'Enter') ahead.isEntered = true;
        else if (key === 'Backspace') ahead.text = ahead.text.slice(0, -1);
        else if (key.length === 1) ahead.text += key;
        else return;
      } else {
        // A Russian keyboard writes a full stop with the key of the slash.
        if (key !== '/' && (code !== 'Slash' || key !== '.')) return;
        if (modals.isAnyOpen || (target instanceof Element && target.closest(fields) !== null))
          return;
        open();
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });

  return (
    <button
      type="button"
      className={styles.search}
      aria-keyshortcuts="/"
      onPointerEnter={fetchDialog}
      onFocus={fetchDialog}
      onClick={open}
    >
      <Icon name="search" />
      <span className="one-line">{t('search.open')}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
