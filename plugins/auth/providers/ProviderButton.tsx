import { classNames, Icon } from '#core/ui';
import type { Provider } from './providers.ts';
import styles from './Providers.module.css';

interface ProviderButtonProps {
  readonly provider: Provider;
  /** What a press does, for screen readers: the drawing has the name alone. */
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/** Mark and name of a provider of sign-in, wherever one is offered. */
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
