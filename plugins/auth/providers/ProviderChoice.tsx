import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Alert, Button, useServices, useTranslate } from '#core/ui';
import { ProviderButton } from './ProviderButton.tsx';
import { readProviderSettings, type Provider } from './providers.ts';
import { visitProvider } from './visitProvider.ts';
import styles from './Providers.module.css';

const shownAtFirst = 3;

interface ProviderChoiceProps {
  /** True where it is the whole form; false below a sign-in form. */
  readonly isRegistration?: boolean;
}

/** Sign-in providers of the brand: the first three, and the others after a press. */
export const ProviderChoice = observer(function ProviderChoice({
  isRegistration = false,
}: ProviderChoiceProps) {
  const t = useTranslate('auth.ways');
  const services = useServices();
  const [areAllShown, setAllShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { providers } = readProviderSettings(services.config.plugins['auth']);
  if (providers.length === 0) return null;

  const visit = async (provider: Provider): Promise<void> => {
    setBusy(true);
    setFailed(!(await visitProvider(services, provider, isRegistration ? 'register' : 'login')));
    // The back button may restore this page from the browser's cache.
    setBusy(false);
  };

  const shown = areAllShown ? providers : providers.slice(0, shownAtFirst);
  return (
    <div className={styles.providers}>
      {isRegistration ? null : <p className={styles.or}>{t('or')}</p>}
      {hasFailed ? <Alert tone="danger">{t('social.notReached')}</Alert> : null}
      <div className={styles.grid}>
        {shown.map((provider) => (
          <ProviderButton
            key={provider.id}
            provider={provider}
            label={t(isRegistration ? 'social.register' : 'social.with', {
              provider: provider.name,
            })}
            isDisabled={isBusy}
            onClick={() => void visit(provider)}
          />
        ))}
      </div>
      {areAllShown || providers.length <= shownAtFirst ? null : (
        <Button size="sm" variant="ghost" className={styles.more} onClick={() => setAllShown(true)}>
          {t(isRegistration ? 'social.registerMore' : 'social.more')}
        </Button>
      )}
    </div>
  );
});
