import { Badge, FactList, FactRow, Panel, PanelHead, useFormat, useTranslate } from '#core/ui';
import { gradeOf } from './gradeOf.ts';
import type { Protection } from './Security.ts';
import styles from './SecurityPage.module.css';

/** How well the account is protected, and what would make it better. */
export function ProtectionPanel({ protection }: { readonly protection: Protection }) {
  const t = useTranslate('security');
  const { number } = useFormat();
  const { level, rows } = protection;
  const grade = gradeOf(level);
  const share = Math.min(100, Math.max(0, level ?? 0));
  return (
    <Panel aria-labelledby="protection">
      <PanelHead id="protection" title={t('protection')} />
      {level === undefined ? null : (
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
      )}
      <FactList>
        {rows.map(({ id, points, isDone }) => (
          <FactRow
            key={id}
            name={t(`row.${id}`)}
            actions={
              <Badge tone={isDone ? 'success' : 'neutral'}>
                {isDone ? (
                  t('row.done')
                ) : (
                  <bdi dir="ltr">{t('row.points', { points: number(points) })}</bdi>
                )}
              </Badge>
            }
          />
        ))}
      </FactList>
    </Panel>
  );
}
