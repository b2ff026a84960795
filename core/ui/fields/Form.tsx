import { useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useServices } from '../react/useServices.ts';
import type { FormSummary } from './FormSummary.tsx';
import type { WrongField } from './wrongFields.ts';

interface FormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'noValidate' | 'onSubmit'> {
  /**
   * Validates and sends the form. When the promise resolves, errors are shown at their fields; the
   * platform may have found them.
   */
  readonly onSubmit: () => Promise<unknown> | void;
}

interface Summary {
  readonly View: typeof FormSummary;
  readonly fields: readonly WrongField[];
  readonly tries: number;
}

/**
 * Form whose fields show their own errors. Sent with one wrong field it focuses that; with more it
 * shows a list of links to them, whose code is loaded when needed.
 */
export function Form({ onSubmit, children, ...attributes }: FormProps) {
  const { scheduler } = useServices();
  const form = useRef<HTMLFormElement>(null);
  const [summary, setSummary] = useState<Summary>();
  /**
   * The person has pressed or typed something since the form was sent, so the focus is not moved.
   */
  const hasGoneOn = useRef(false);
  const handleGoOn = (): void => {
    hasGoneOn.current = true;
  };

  const tell = async (): Promise<void> => {
    const root = form.current;
    const [first, second] =
      root?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? [];
    const list = root === null || second === undefined ? undefined : await listed(root);
    if (list === undefined && !hasGoneOn.current) first?.focus();
    setSummary((before) => list && { ...list, tries: (before?.tries ?? 0) + 1 });
  };
  const handleSubmit = async (): Promise<void> => {
    hasGoneOn.current = false;
    await onSubmit();
    // React has rendered the errors by the next frame.
    scheduler.nextFrame(() => void tell());
  };

  return (
    <form
      {...attributes}
      ref={form}
      noValidate
      onInputCapture={handleGoOn}
      onKeyDownCapture={handleGoOn}
      onPointerDownCapture={handleGoOn}
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      {summary === undefined ? null : (
        <summary.View
          key={summary.tries}
          form={form}
          fields={summary.fields}
          mayFocus={() => !hasGoneOn.current}
        />
      )}
      {children}
    </form>
  );
}

/** List of several wrong fields; undefined for one, and if its code cannot be loaded. */
async function listed(form: HTMLFormElement): Promise<Omit<Summary, 'tries'> | undefined> {
  try {
    const [{ FormSummary: View }, { wrongFields }] = await Promise.all([
      import('./FormSummary.tsx'),
      import('./wrongFields.ts'),
    ]);
    const fields = wrongFields(form);
    return fields.length > 1 ? { View, fields } : undefined;
  } catch {
    // The first field is focused instead.
    return undefined;
  }
}
