import { observer } from 'mobx-react-lite';
import { useId, type FocusEvent } from 'react';
import { classNames, Icon, useServices, useTranslate } from '#core/ui';
import { dateParts, type DatePart } from './dateParts.ts';
import type { RegistrationStore } from './RegistrationStore.ts';
import styles from './BirthDateFields.module.css';

const tokens: Readonly<Record<DatePart, string>> = {
  day: 'bday-day',
  month: 'bday-month',
  year: 'bday-year',
};

/** Three fields in the order of the language: nobody scrolls a calendar back to their birth. */
export const BirthDateFields = observer(function BirthDateFields({
  store,
}: {
  readonly store: RegistrationStore;
}) {
  const t = useTranslate('registration');
  const { environment } = useServices();
  const id = useId();
  const problem = store.problems.get('birthDate');
  const minAge = store.form.value?.minAge ?? 0;

  /** The date is looked at when the group is left, not between its fields. */
  const handleBlur = (event: FocusEvent<HTMLFieldSetElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) void store.check('birthDate');
  };

  return (
    <fieldset
      className={styles.group}
      onBlur={handleBlur}
      aria-describedby={problem === undefined ? undefined : id}
    >
      <legend className={styles.legend}>{t('field.birthDate')}</legend>
      <div className={styles.parts}>
        {dateParts(environment.language).map((part) => (
          <label key={part} className={classNames(styles.part, styles[part])}>
            <span>{t(`date.${part}`)}</span>
            <input
              type="text"
              inputMode="numeric"
              name={part}
              autoComplete={tokens[part]}
              placeholder={t(`date.${part}.short`)}
              aria-invalid={problem === undefined ? undefined : true}
              aria-describedby={problem === undefined ? undefined : id}
              className={classNames(styles.input, 'num', problem !== undefined && styles.wrong)}
              value={store.birthDate[part]}
              onChange={(event) =>
                store.typeBirthDate({
                  [part]: event.currentTarget.value.slice(0, part === 'year' ? 4 : 2),
                })
              }
            />
          </label>
        ))}
      </div>
      {problem === undefined ? null : (
        <p id={id} className={styles.error}>
          <Icon name="alert-circle" size={14} />
          {t(`problem.birthDate.${problem}`, { age: minAge })}
        </p>
      )}
    </fieldset>
  );
});
