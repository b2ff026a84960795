import { PageMessage } from '../../ui/surfaces/PageMessage.tsx';
import styles from './Pages.module.css';

interface NoConfigurationPageProps {
  readonly onRetry: () => void;
}

/**
 * SHL-73: without a configuration there is no brand, language or dictionary, so the texts are here,
 * in English, and the colours are the system's own.
 */
export function NoConfigurationPage({ onRetry }: NoConfigurationPageProps) {
  return (
    <main id="main" className={`${styles.page} ${styles.bare}`} role="alert" lang="en" dir="ltr">
      <PageMessage
        title="The site cannot start"
        text="Its configuration did not arrive. Your account is not affected."
        actions={
          <button type="button" className={styles.plain} onClick={onRetry}>
            Try again
          </button>
        }
      />
    </main>
  );
}
