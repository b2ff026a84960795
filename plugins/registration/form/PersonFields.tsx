import { observer } from 'mobx-react-lite';
import { Checkbox, useTranslate } from '#core/ui';
import { BirthDateFields } from '../../auth/ui.ts';
import styles from './RegistrationFields.module.css';
import type { RegistrationStore } from './RegistrationStore.ts';
import { TextLine } from './TextLine.tsx';

/** Names as in the document, and date of birth. */
export const PersonFields = observer(function PersonFields({
  store,
}: {
  readonly store: RegistrationStore;
}) {
  const t = useTranslate('registration');
  return (
    <>
      <TextLine store={store} field="firstName" autoComplete="given-name" />
      {store.hasOneName ? null : (
        <TextLine store={store} field="lastName" autoComplete="family-name" />
      )}
      <Checkbox
        name="oneName"
        isChecked={store.hasOneName}
        onChange={store.sayOneName}
        label={t('oneName')}
        className={styles.wide}
      />
      <div className={styles.wide}>
        <BirthDateFields
          value={store.birthDate}
          minAge={store.form.value?.minAge ?? 0}
          problem={store.problems.get('birthDate')}
          onChange={store.typeBirthDate}
          onLeave={() => void store.check('birthDate')}
        />
      </div>
    </>
  );
});
