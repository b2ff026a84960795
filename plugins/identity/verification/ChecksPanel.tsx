import { observer } from 'mobx-react-lite';
import {
  Badge,
  RecordList,
  RecordRow,
  Link,
  Panel,
  PanelBody,
  PanelHead,
  PanelText,
  useFormat,
  usePeekService,
  useServices,
  useTranslate,
} from '#core/ui';
import type { CheckState } from '#domain/identity/papers.ts';
import { accountsToken, securityRoute, type SecurityPart } from '../../auth/contract.ts';
import type { Check, Identity } from './Identity.ts';

const tones: Readonly<Record<CheckState, 'neutral' | 'warning' | 'info' | 'success' | 'danger'>> = {
  not_asked: 'neutral',
  needed: 'warning',
  in_review: 'info',
  done: 'success',
  refused: 'danger',
};

/** Verified and open checks of the person. */
export function ChecksPanel({ identity }: { readonly identity: Identity }) {
  const t = useTranslate('identity.page');
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
      <RecordList>
        {identity.checks.map((check) => (
          <CheckRow key={check.kind} check={check} />
        ))}
      </RecordList>
      {isInReview ? (
        <PanelBody>
          <ReviewText hours={identity.reviewHours} />
        </PanelBody>
      ) : null}
    </Panel>
  );
}

/** Expected time of the review, and how the person is notified, with or without a mail address. */
const ReviewText = observer(function ReviewText({ hours }: { readonly hours: number }) {
  const t = useTranslate('identity.page');
  const { number } = useFormat();
  const { navigation } = useServices();
  const values = { count: hours, hours: number(hours) };
  if (usePeekService(accountsToken)?.user?.email !== '')
    return <PanelText>{t('review.hours', values)}</PanelText>;
  return (
    <PanelText>
      {t('review.within', values)} {t('review.messages')}{' '}
      {navigation.hasRoute(securityRoute) ? (
        <Link
          to={{ name: securityRoute, query: { part: 'contacts' satisfies SecurityPart } }}
          className="text-link"
        >
          {t('review.addEmail')}
        </Link>
      ) : null}
    </PanelText>
  );
});

function CheckRow({ check }: { readonly check: Check }) {
  const t = useTranslate('identity.page');
  const { date } = useFormat();
  const { kind, state, reason, changedAtS, asked, endsOn } = check;
  const day = changedAtS === undefined ? '' : date(changedAtS);
  return (
    <RecordRow
      name={t(`check.${kind}`)}
      details={[
        reason === undefined ? undefined : t(`refusal.${reason}`),
        state === 'needed' && asked !== undefined ? t(`asked.${asked}`, { date: day }) : undefined,
        state === 'done' && endsOn === undefined && changedAtS !== undefined
          ? t('check.since', { date: day })
          : undefined,
        state === 'done' && endsOn !== undefined
          ? t('check.until', { date: date(Date.parse(endsOn) / 1000) })
          : undefined,
      ]}
      actions={<Badge tone={tones[state]}>{t(`checkState.${state}`)}</Badge>}
    />
  );
}
