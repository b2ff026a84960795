import { useFormat, useTranslate } from '#core/ui';
import { gradeOf } from './gradeOf.ts';
import styles from './SecurityPage.module.css';

/** Protection level as a ring with its grade as text; nothing when the platform sends no level. */
export function ProtectionLevel({ level }: { readonly level: number | undefined }) {
  const t = useTranslate('security');
  const { number } = useFormat();
  if (level === undefined) return null;
  const grade = gradeOf(level);
  const share = Math.min(100, Math.max(0, level));
  return (
    <div className={styles.level}>
      <svg className={styles.ring} data-grade={grade} viewBox="0 0 36 36" aria-hidden="true">
        <circle className={styles.track} cx="18" cy="18" r="16" />
        <circle
          className={styles.arc}
          cx="18"
          cy="18"
          r="16"
          pathLength="100"
          strokeDasharray={`${share} 100`}
          transform="rotate(-90 18 18)"
        />
      </svg>
      <p>
        <span className={styles.name}>{t(`grade.${grade}`)}</span>{' '}
        <span className="num">{t('percent', { percent: number(Math.floor(share)) })}</span>
      </p>
    </div>
  );
}

/** Placeholder of the level while it loads. */
export function ProtectionLevelSkeleton() {
  return (
    <div className={styles.level} aria-hidden="true">
      <span className={styles.ring} />
    </div>
  );
}
