import { type ComponentPropsWithRef, type CSSProperties } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldTexts } from './Field.tsx';
import frame from './FieldFrame.module.css';
import styles from './TextArea.module.css';

/** Attributes of a textarea, with label and messages of the form. */
export interface TextAreaProps
  extends
    Omit<
      ComponentPropsWithRef<'textarea'>,
      'onChange' | 'disabled' | 'required' | 'value' | 'className'
    >,
    FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Several lines of text; grows with them if the browser supports it. */
export function TextArea(props: TextAreaProps) {
  return (
    <Field props={props}>
      {({ onChange, rows = 4, ...control }) => (
        <textarea
          {...control}
          rows={rows}
          style={{ '--rows': rows } as CSSProperties}
          className={classNames(frame.frame, styles.area, props.error !== undefined && frame.wrong)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
