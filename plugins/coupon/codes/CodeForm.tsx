import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Button, TextField, useTranslate } from '#core/ui';
import type { CodesStore } from './CodesStore.ts';
import styles from './CodeForm.module.css';

interface CodeFormProps {
  /** Undefined until the store is loaded. */
  readonly codes: CodesStore | undefined;
  readonly onLoad: (code: string) => void;
}

/** Field and button that load a coupon by its code. Not validated during typing. */
export const CodeForm = observer(function CodeForm({ codes, onLoad }: CodeFormProps) {
  const t = useTranslate('coupon.later');
  const [code, setCode] = useState('');
  const fault = codes?.loadFault;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    onLoad(code);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        name="coupon-code"
        label={t('code.label')}
        isLabelHidden
        placeholder={t('code.label')}
        value={code}
        onChange={setCode}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        enterKeyHint="go"
        className={styles.field}
        error={fault === undefined ? undefined : t(fault)}
      />
      <Button
        type="submit"
        size="lg"
        isBusy={codes?.loaded.state.kind === 'loading'}
        isDisabled={code.trim() === ''}
      >
        {t('code.load')}
      </Button>
    </form>
  );
});
