import { observer } from 'mobx-react-lite';
import { classNames, Icon, useTranslate, type IconName } from '#core/ui';
import type { RegistrationType } from './RegistrationForm.ts';
import type { RegistrationStore } from './RegistrationStore.ts';
import styles from './ChoiceCards.module.css';

interface TypeChoiceProps {
  readonly store: RegistrationStore;
}

const icons: Readonly<Record<RegistrationType, IconName>> = {
  'one-click': 'hand-click',
  phone: 'phone',
  full: 'forms',
  social: 'user-plus',
  bank: 'building-bank',
};

/** Registration types that the platform offers. Switching keeps what was typed. */
export const TypeChoice = observer(function TypeChoice({ store }: TypeChoiceProps) {
  const t = useTranslate('registration');
  if (store.types.length < 2) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.hidden}>{t('type')}</legend>
      <div className={classNames(styles.cards, styles.types)}>
        {store.types.map(({ type }) => (
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
