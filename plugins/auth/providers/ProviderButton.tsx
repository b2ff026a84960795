import { classNames, Icon } from '#core/ui';
import type { Provider } from './providers.ts';
import styles from './Providers.module.css';

interface ProviderButtonProps {
  readonly provider: Provider;
  /** Accessible name; the visible one is the provider's name alone. */
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/** Button with logo and name of a sign-in provider. */
export function ProviderButton({ provider, label, isDisabled, onClick }: ProviderButtonProps) {
  const { name, icon } = provider;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      {icon === undefined ? (
        <span className={styles.letter} aria-hidden="true" translate="no">
          {name.slice(0, 1)}
        </span>
      ) : (
        <Icon name={icon} size={18} />
      )}
      <span className={classNames(styles.name, 'one-line')} translate="no">
        {name}
      </span>
    </button>
  );
}
