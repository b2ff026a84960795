import { classNames } from '../classNames.ts';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import spriteUrl from '../../../schemas/generated/icons/sprite.svg?no-inline';
import styles from './Icon.module.css';

interface IconProps {
  readonly name: IconName;
  /** Pixels; 16 by default. From 20 up the stroke is thinner. */
  readonly size?: number | undefined;
  readonly isFilled?: boolean | undefined;
  /** Mirrored in right-to-left pages, as arrows and chevrons must be. */
  readonly isMirrored?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Symbol of the sprite, hidden from screen readers: the text beside it has the meaning. */
export function Icon({ name, size = 16, isFilled = false, isMirrored, className }: IconProps) {
  const filled = isFilled || name.endsWith('-filled');
  const mirrored = isMirrored ?? /-(left|right)$/.test(name);
  return (
    <svg
      className={classNames(
        styles.icon,
        filled && styles.filled,
        size >= 20 && styles.thin,
        mirrored && styles.mirrored,
        className,
      )}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
