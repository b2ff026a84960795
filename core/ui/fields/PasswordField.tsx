import { useState } from 'react';
import { useTranslate } from '../react/useTranslate.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** The eye is a toggle button: its state says whether the password is shown. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useTranslate('shell');
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t('passwordShow')}
          isPressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
