import { useId, type FocusEvent } from 'react';
import { classNames, Icon, useServices, useTranslate } from '#core/ui';
import type { TypedDate } from '#domain/accounts/person/birthDate.ts';
import { dateParts, type DatePart } from './dateParts.ts';
import styles from './BirthDateFields.module.css';

const tokens: Readonly<Record<DatePart, string>> = {
  day: 'bday-day',
  month: 'bday-month',
  year: 'bday-year',
};

interface BirthDateFieldsProps {
  readonly value: TypedDate;
  /** Minimum age in full years. */
  readonly minAge: number;
  /** One of `BirthDateProblem`. */
  readonly problem: string | undefined;
  readonly isDisabled?: boolean;
  readonly onChange: (change: Partial<TypedDate>) => void;
  /** Called when the focus leaves the group; the date is not checked between its fields. */
  readonly onLeave: () => void;
}

/**
 * Three fields in the order of the language, because a calendar needs too much scrolling for a
 * birth date.
 */
export function BirthDateFields({
  value,
  minAge,
  problem,
  isDisabled = false,
  onChange,
  onLeave,
}: BirthDateFieldsProps) {
  const t = useTranslate('auth.birth-date');
  const { environment } = useServices();
  const id = useId();

  const handleBlur = (event: FocusEvent<HTMLFieldSetElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };

  return (
    <fieldset
      className={styles.group}
      onBlur={handleBlur}
      aria-describedby={problem === undefined ? undefined : id}
    >
      <legend className={styles.legend}>{t('label')}</legend>
      <div className={styles.parts}>
        {dateParts(environment.language).map((part) => (
          <label key={part} className={classNames(styles.part, styles[part])}>
            <span>{t(part)}</span>
            <input
              type="text"
              inputMode="numeric"
              name={part}
              autoComplete={tokens[part]}
              placeholder={t(`${part}.short`)}
              aria-invalid={problem === undefined ? undefined : true}
              aria-describedby={problem === undefined ? undefined : id}
              className={classNames(styles.input, 'num', problem !== undefined && styles.wrong)}
              disabled={isDisabled}
              value={value[part]}
              onChange={(event) =>
                onChange({
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
          {t(`problem.${problem}`, { age: minAge })}
        </p>
      )}
    </fieldset>
  );
}
