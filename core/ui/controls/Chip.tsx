import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import styles from './Chip.module.css';

interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  readonly isOn?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly className?: string | undefined;
}

/** Filter or quick choice. With `isOn` it is a toggle, without it a plain action. */
export function Chip({ isOn, icon, className, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      aria-pressed={isOn}
      {...rest}
      type={type}
      className={classNames(styles.chip, className)}
    >
      {icon === undefined ? null : <Icon name={icon} size={15} />}
      {children}
    </button>
  );
}
