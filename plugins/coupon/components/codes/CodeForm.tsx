import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Button, TextField, useTranslate } from '#core/ui';
import type { LoadState } from '../../stores/codes/CodesStore.ts';
import styles from './CodeForm.module.css';

interface CodeFormProps {
  readonly state: LoadState;
  readonly onLoad: (code: string) => void;
}

/** A code is typed and the coupon behind it loaded. Never checked while somebody types. */
export const CodeForm = observer(function CodeForm({ state, onLoad }: CodeFormProps) {
  const t = useTranslate('coupon.later');
  const [code, setCode] = useState('');

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
        error={state.kind === 'failed' ? t(state.key) : undefined}
      />
      <Button type="submit" size="lg" isBusy={state.kind === 'loading'} isDisabled={code.trim() === ''}>
        {t('code.load')}
      </Button>
    </form>
  );
});
