import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import styles from './SearchDialog.module.css';

/** Legend of the keys; the field itself has it for screen readers. */
export const SearchKeys = observer(function SearchKeys() {
  const t = useTranslate('betting.search');
  return (
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
  );
});
