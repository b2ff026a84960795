import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { useLaterTexts } from '../react/useLaterTexts.ts';
import { useServices } from '../react/useServices.ts';
import { useTranslate } from '../react/useTranslate.ts';
import { Alert } from '../surfaces/Alert.tsx';
import { isWrong, type WrongField } from './wrongFields.ts';
import styles from './FormSummary.module.css';

interface FormSummaryProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly fields: readonly WrongField[];
  /** False once the person has pressed or typed something, whose focus then stays. */
  readonly mayFocus: () => boolean;
}

/** Errors of a form that was sent, with a link to each field. */
export const FormSummary = observer(function FormSummary({
  form,
  fields: found,
  mayFocus,
}: FormSummaryProps) {
  const t = useTranslate('shell.later');
  const { scheduler } = useServices();
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState(found);
  const hasTexts = useLaterTexts('shell', 'wrongFields');
  const isShown = hasTexts && fields.length > 0;
  const takeFocus = useEffectEvent(() => {
    if (mayFocus()) summary.current?.focus();
  });
  // Its texts may be loaded later.
  useEffect(() => takeFocus(), [hasTexts]);

  useEffect(() => {
    const root = form.current;
    /** Corrected fields are removed from the list. */
    const handleInput = (): void =>
      void scheduler.nextFrame(() =>
        setFields((list) => list.filter(({ control }) => isWrong(control))),
      );
    root?.addEventListener('input', handleInput);
    return () => root?.removeEventListener('input', handleInput);
  }, [form, scheduler]);

  if (!isShown) return null;
  return (
    <div ref={summary} role="group" tabIndex={-1} aria-labelledby={id} className={styles.summary}>
      <Alert tone="danger">
        <p id={id} className={styles.title}>
          {t('wrongFields')}
        </p>
        <ul className={styles.list}>
          {fields.map(({ key, label, text, control }) => (
            <li key={key}>
              <a
                className="text-link"
                href={`#${control.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  control.focus();
                }}
              >
                {label === '' ? text : `${label}: ${text}`}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
});
