import { observer } from 'mobx-react-lite';
import { classNames, Icon, useTranslate, type IconName } from '#core/ui';
import type { RegistrationForm, RegistrationType } from './RegistrationForm.ts';
import type { RegistrationStore } from './RegistrationStore.ts';
import styles from './ChoiceCards.module.css';

interface TypeChoiceProps {
  readonly store: RegistrationStore;
  readonly form: RegistrationForm;
}

const icons: Readonly<Record<RegistrationType, IconName>> = {
  'one-click': 'hand-click',
  phone: 'phone',
  full: 'forms',
};

/** The ways to register that the platform offers here. What was typed stays with a change. */
export const TypeChoice = observer(function TypeChoice({ store, form }: TypeChoiceProps) {
  const t = useTranslate('registration');
  if (form.types.length < 2) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.hidden}>{t('type')}</legend>
      <div className={classNames(styles.cards, styles.types)}>
        {form.types.map(({ type }) => (
          <label key={type} className={styles.card}>
            <input
              type="radio"
              name="type"
              className={styles.input}
              checked={store.type === type}
              onChange={() => store.chooseType(type)}
            />
            <Icon name={icons[type]} size={20} className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.name}>{t(`type.${type}`)}</span>
              <span className={classNames(styles.about, styles.spare)}>
                {t(`type.${type}.about`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
