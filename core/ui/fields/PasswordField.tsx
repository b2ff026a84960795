import { observer } from 'mobx-react-lite';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useLaterTexts } from '../react/useLaterTexts.ts';
import { useTranslate } from '../react/useTranslate.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Set, together with `onShow`, if another control shows the password as well. */
  readonly isShown?: boolean | undefined;
  readonly onShow?: ((isShown: boolean) => void) | undefined;
}

/** Password field with a toggle button that shows it. While caps lock is on, the hint says so. */
export const PasswordField = observer(function PasswordField({
  isShown,
  onShow,
  end,
  hint,
  onBlur,
  ...props
}: PasswordFieldProps) {
  const t = useTranslate('shell');
  const hasLaterTexts = useLaterTexts('shell', 'capsLock');
  const [isShownHere, setShownHere] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  // Browsers report caps lock with a key or a press only, and some only on the release of its own
  // key.
  const look = (event: KeyboardEvent | MouseEvent): void =>
    setCapsLock(event.getModifierState('CapsLock'));
  const capsLock = isCapsLock && hasLaterTexts ? t('shell.later:capsLock') : undefined;
  const isReadable = isShown ?? isShownHere;
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      hint={[hint, capsLock].filter((text) => text !== undefined).join(' ') || undefined}
      onKeyDown={look}
      onKeyUp={look}
      onMouseDown={look}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
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
});
