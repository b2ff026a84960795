import { useServices } from '#core/ui';
import styles from './TeamHex.module.css';

interface TeamHexProps {
  readonly name: string;
  readonly colors: readonly [string, string];
}

/** A six-sided sign in the colours of a team, with its first letter: decoration beside the name. */
export function TeamHex({ name, colors }: TeamHexProps) {
  const { i18n } = useServices();
  const first = String.fromCodePoint(name.trim().codePointAt(0) ?? 0x20);
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      className={styles.hex}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11z" fill={colors[0]} />
      <path d="M12 1l9.500 5.500v11L12 23z" fill={colors[1]} className={styles.half} />
      <text x="12" y="16" textAnchor="middle" className={styles.letter}>
        {first.toLocaleUpperCase(i18n.language)}
      </text>
    </svg>
  );
}
