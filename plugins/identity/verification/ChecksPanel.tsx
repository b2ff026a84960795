import { Badge, Panel, PanelHead, useFormat, useTranslate } from '#core/ui';
import type { CheckState } from '#domain/identity/papers.ts';
import type { Check, Identity } from './Identity.ts';
import styles from './Verification.module.css';

const tones: Readonly<Record<CheckState, 'neutral' | 'warning' | 'info' | 'success' | 'danger'>> = {
  not_asked: 'neutral',
  needed: 'warning',
  in_review: 'info',
  done: 'success',
  refused: 'danger',
};

/** What is proved of the person, and what is not. */
export function ChecksPanel({ identity }: { readonly identity: Identity }) {
  const t = useTranslate('identity.page');
  const { number } = useFormat();
  const isInReview = identity.checks.some(({ state }) => state === 'in_review');
  return (
    <Panel aria-labelledby="identity-checks">
      <PanelHead
        id="identity-checks"
        title={t('checks.title')}
        actions={
          <Badge tone={identity.isVerified ? 'success' : isInReview ? 'info' : 'warning'}>
            {t(identity.isVerified ? 'state.verified' : isInReview ? 'state.review' : 'state.open')}
          </Badge>
        }
      />
      <ul className={styles.list}>
        {identity.checks.map((check) => (
          <CheckRow key={check.kind} check={check} />
        ))}
      </ul>
      {isInReview ? (
        <p className={styles.note}>
          {t('review.hours', { count: identity.reviewHours, hours: number(identity.reviewHours) })}
        </p>
      ) : null}
    </Panel>
  );
}

function CheckRow({ check }: { readonly check: Check }) {
  const t = useTranslate('identity.page');
  const { date } = useFormat();
  const { kind, state, reason, changedAtS } = check;
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <span className={styles.name}>{t(`check.${kind}`)}</span>
        {reason === undefined ? null : (
          <span className={styles.text}>{t(`refusal.${reason}`)}</span>
        )}
        {state === 'done' && changedAtS !== undefined ? (
          <span className={styles.text}>{t('check.since', { date: date(changedAtS) })}</span>
        ) : null}
      </div>
      <Badge tone={tones[state]}>{t(`checkState.${state}`)}</Badge>
    </li>
  );
}
