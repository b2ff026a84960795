import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import styles from './SearchDialog.module.css';

/** Which keys do what; told aloud by the field itself. */
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
