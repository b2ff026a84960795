import { observer } from 'mobx-react-lite';
import { Badge, EmptyState, useFormat, useTranslate } from '#core/ui';
import type { Appeal } from './Appeal.ts';
import styles from './AppealList.module.css';

const tones = { open: 'info', accepted: 'success', declined: 'neutral' } as const;

export const AppealList = observer(function AppealList({
  appeals,
}: {
  readonly appeals: readonly Appeal[];
}) {
  const t = useTranslate('access');
  const format = useFormat();
  if (appeals.length === 0) return <EmptyState icon="scale" title={t('appeals.empty')} />;
  return (
    <section aria-labelledby="appeals-history">
      <h2 id="appeals-history" className={styles.heading}>
        {t('appeals.history')}
      </h2>
      <ul className={styles.list}>
        {appeals.map((appeal) => (
          <li key={appeal.id} className={styles.appeal}>
            <div className={styles.head}>
              <h3 className={styles.number}>{t('appeals.number', { number: appeal.id })}</h3>
              <time className={`num ${styles.time}`}>{format.dateTime(appeal.filedAtS)}</time>
              <Badge tone={tones[appeal.state]} className={styles.state}>
                {t(`appeals.state.${appeal.state}`)}
              </Badge>
            </div>
            <p className={styles.text} dir="auto">
              {appeal.text}
            </p>
            {appeal.answer === undefined ? null : (
              <div className={styles.answer}>
                <p className={styles.time}>
                  {t('appeals.answer')}
                  {appeal.answeredAtS === undefined ? null : (
                    <time className="num"> · {format.dateTime(appeal.answeredAtS)}</time>
                  )}
                </p>
                <p className={styles.text} dir="auto">
                  {appeal.answer}
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
