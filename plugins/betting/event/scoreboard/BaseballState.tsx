import { classNames, useServices, useTranslate } from '#core/ui';
import { listInLine } from '#domain/texts/listInLine.ts';
import type { Innings } from '../../feed/SportEvent.ts';
import styles from './InningsState.module.css';

/** Places of first, second and third base in the picture. */
const places = [
  { base: 1, x: 30, y: 16 },
  { base: 2, x: 19, y: 5 },
  { base: 3, x: 8, y: 16 },
] as const;

export function BaseballState({
  innings: { outs = 0, bases = [] },
}: {
  readonly innings: Innings;
}) {
  const t = useTranslate('betting');
  const { direction } = useServices().environment;
  return (
    <div className={styles.state}>
      <svg
        viewBox="0 0 38 24"
        width="38"
        height="24"
        role="img"
        aria-label={t('score.bases', {
          bases: bases.length === 0 ? '–' : listInLine(bases.map(String), direction),
        })}
      >
        {places.map(({ base, x, y }) => (
          <rect
            key={base}
            x={x - 4}
            y={y - 4}
            width="8"
            height="8"
            transform={`rotate(45 ${x} ${y})`}
            className={classNames(styles.base, bases.includes(base) && styles.taken)}
          />
        ))}
      </svg>
      <span className="num">{t('score.outs', { count: outs })}</span>
    </div>
  );
}
