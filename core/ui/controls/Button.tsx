import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import styles from './Button.module.css';

export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'outline' | 'danger' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly isBlock?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Attributes of a native button, with our look and state. */
export interface ButtonProps
  extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'className'> {
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly icon?: IconName | undefined;
}

/** Class names of a button, for links that look like one. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  isBlock,
  className,
}: ButtonLook): string {
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    isBlock && styles.block,
    className,
  );
}

/** Button; one primary per panel. While busy it keeps the focus and ignores presses. */
export function Button({
  variant,
  size,
  isBlock,
  className,
  isBusy = false,
  isDisabled = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={isBusy && type === 'submit' ? 'button' : type}
      className={buttonClass({ variant, size, isBlock, className })}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}
