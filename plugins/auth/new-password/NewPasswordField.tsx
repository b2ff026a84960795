import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { Button, classNames, PasswordField, useTranslate } from '#core/ui';
import type { NewPassword } from '../contract.ts';
import styles from './NewPasswordField.module.css';

interface NewPasswordFieldProps {
  readonly password: NewPassword;
  readonly label: string;
  /** Login, e-mail address or number that the password belongs to, for password managers. */
  readonly login: string | undefined;
  /** `go` for the last field of its form. */
  readonly enterKeyHint?: 'go' | 'next';
  /** Reason for the password, shown before the rule. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Field for a new password, with rule, character count and a generator. */
export const NewPasswordField = observer(function NewPasswordField({
  password,
  label,
  login,
  enterKeyHint = 'next',
  note,
  className,
  ref,
}: NewPasswordFieldProps) {
  const t = useTranslate('auth.new-password');
  const { problem, shortest, length } = password;
  const rule = t('hint', { count: shortest });
  return (
    <div className={classNames(styles.tools, className)}>
      {login === undefined || login === '' ? null : (
        <input
          className={styles.login}
          name="username"
          autoComplete="username"
          value={login}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <PasswordField
        ref={ref}
        className={styles.field}
        label={label}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint={enterKeyHint}
        value={password.password}
        onChange={password.set}
        onBlur={() => void password.leave()}
        isShown={password.isShown}
        onShow={password.show}
        end={
          length === 0 ? null : (
            <span
              className={classNames(styles.count, 'num', length >= shortest && styles.enough)}
              aria-hidden="true"
            >
              {length < shortest
                ? t('count', { length, shortest })
                : t('enough', { count: length })}
            </span>
          )
        }
        hint={note === undefined ? rule : `${note} ${rule}`}
        error={problem === undefined ? undefined : t(`problem.${problem}`, { count: shortest })}
      />
      <Button size="sm" variant="ghost" onClick={password.generate}>
        {t('generate')}
      </Button>
    </div>
  );
});
