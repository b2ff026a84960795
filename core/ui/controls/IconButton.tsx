import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'children' | 'className'
> {
  readonly icon: IconName;
  /** False while it is out of view: it has its name, the picture is rendered later. */
  readonly hasIcon?: boolean | undefined;
  readonly label: string;
  readonly isPressed?: boolean | undefined;
  readonly isOutlined?: boolean | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly className?: string | undefined;
}

const iconSizes = { sm: 14, md: 16, lg: 20 } as const;

/** Button with an icon only; `label` is its name for screen readers. */
export function IconButton({
  icon,
  hasIcon = true,
  label,
  isPressed,
  isOutlined = false,
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      className={classNames(styles.button, styles[size], isOutlined && styles.outlined, className)}
    >
      {hasIcon ? <Icon name={icon} size={iconSizes[size]} /> : null}
    </button>
  );
}
