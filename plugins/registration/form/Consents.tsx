import { observer } from 'mobx-react-lite';
import { Button, Checkbox, useServices, useTranslate } from '#core/ui';
import { termsTextModal, termsToken } from '../../auth/contract.ts';
import { useHasProduct } from '../../auth/ui.ts';
import { marketingChoices, type RegistrationForm } from './RegistrationForm.ts';
import type { RegistrationStore } from './RegistrationStore.ts';
import styles from './Consents.module.css';

interface ConsentsProps {
  readonly store: RegistrationStore;
  readonly form: RegistrationForm;
}

/**
 * Required consents to age and terms, and optional ones to news by product and channel, never
 * preselected.
 */
export const Consents = observer(function Consents({ store, form }: ConsentsProps) {
  const t = useTranslate('registration');
  const { modals, services } = useServices();
  const hasProduct = useHasProduct();
  const problem = store.problems.get('terms');
  return (
    <div className={styles.consents}>
      <Checkbox
        name="terms"
        isRequired
        isChecked={store.hasAgreed}
        onChange={store.agree}
        label={t('consent.terms', { age: form.minAge })}
        error={problem === undefined ? undefined : t(`problem.terms.${problem}`)}
      />
      {services.has(termsToken) ? (
        <div className={styles.texts}>
          <Button
            size="sm"
            variant="ghost"
            icon="file-text"
            onClick={() => void modals.open(termsTextModal, {})}
          >
            {t('consent.read')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon="file-text"
            onClick={() => void modals.open(termsTextModal, { document: 'privacy' })}
          >
            {t('consent.privacy')}
          </Button>
        </div>
      ) : null}
      <details className={styles.news}>
        <summary className={styles.summary}>{t('consent.news')}</summary>
        <div className={styles.choices}>
          {marketingChoices
            .filter(({ product }) => hasProduct(product))
            .map(({ choice }) => (
              <Checkbox
                key={choice}
                name={choice}
                isChecked={store.marketing.has(choice)}
                onChange={(isWanted) => store.want(choice, isWanted)}
                label={t(`consent.${choice.replace(':', '.')}`)}
              />
            ))}
        </div>
      </details>
    </div>
  );
});
