import { useState } from 'react';
import { useTranslate } from '../react/useTranslate.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Given where something else than the eye shows it, too; with `onShow`. */
  readonly isShown?: boolean | undefined;
  readonly onShow?: ((isShown: boolean) => void) | undefined;
}

/** The eye is a toggle button: its state says whether the password is shown. */
export function PasswordField({ isShown, onShow, end, ...props }: PasswordFieldProps) {
  const t = useTranslate('shell');
  const [isShownHere, setShownHere] = useState(false);
  const isReadable = isShown ?? isShownHere;
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isReadable ? 'text' : 'password'}
      end={
        <>
          {end}
          <IconButton
            icon={isReadable ? 'eye-off' : 'eye'}
            label={t('passwordShow')}
            isPressed={isReadable}
            onClick={() => (onShow ?? setShownHere)(!isReadable)}
          />
        </>
      }
    />
  );
}
