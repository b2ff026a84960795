import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import { Field, type FieldTexts } from './Field.tsx';
import frame from './FieldFrame.module.css';
import styles from './TextField.module.css';

/** Attributes of an input, with label and messages of the form. */
export interface TextFieldProps
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      'onChange' | 'disabled' | 'required' | 'size' | 'value' | 'className'
    >,
    FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean | undefined;
  readonly size?: 'sm' | 'lg' | undefined;
  readonly icon?: IconName | undefined;
  /** Content before the text inside the box: a unit. */
  readonly start?: ReactNode;
  /** Content at the end inside the box: a unit, a show button. */
  readonly end?: ReactNode;
}

/** One line of text with label, hint and error, connected for screen readers. */
export function TextField(props: TextFieldProps) {
  return (
    <Field props={props}>
      {({ onChange, isDisabled = false, size = 'lg', icon, start, end, ...control }) => (
        <div
          className={classNames(
            frame.frame,
            styles.box,
            size === 'sm' && styles.small,
            props.error !== undefined && frame.wrong,
            isDisabled && styles.disabled,
          )}
        >
          {icon === undefined ? null : <Icon name={icon} className={styles.icon} />}
          {start}
          <input
            type="text"
            {...control}
            className={styles.input}
            disabled={isDisabled}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {end}
        </div>
      )}
    </Field>
  );
}
