import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Alert,
  Badge,
  DescriptionList,
  EmptyState,
  Panel,
  PanelHead,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import { hasOpenEnd } from '#domain/limits/openEnd.ts';
import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { usePersonResource } from '../../auth/ui.ts';
import { OfficeResourcePage } from '../../office/ui.ts';
import { createReferral } from './createReferral.ts';
import styles from './FriendsPage.module.css';
import { LinkPanel } from './LinkPanel.tsx';
import type { Friend, Referral } from './Referral.ts';

/** The person's referral link, its terms, and the friends who used it. */
export const FriendsPage = observer(function FriendsPage() {
  const tMenu = useTranslate('referrals');
  const t = useTranslate('referrals.page');
  const { dateTime } = useFormat();
  const services = useServices();
  const [answer] = useState(() => createReferral(services));
  usePersonResource(answer);
  return (
    <OfficeResourcePage title={tMenu('menu')} resource={answer} failedTitle={t('loadFailed')}>
      {(state) =>
        state.kind === 'barred' ? (
          <Alert tone="info" title={t('barred')}>
            {hasOpenEnd(state.endsAtS)
              ? t('barred.open')
              : t('barred.text', { until: dateTime(state.endsAtS) })}
          </Alert>
        ) : (
          <>
            <TermsPanel referral={state.referral} />
            <LinkPanel code={state.referral.code} />
            <FriendList friends={state.referral.friends} />
          </>
        )
      }
    </OfficeResourcePage>
  );
});

const TermsPanel = observer(function TermsPanel({ referral }: { readonly referral: Referral }) {
  const t = useTranslate('referrals.page');
  const { money } = useFormat();
  const { exactPrice } = oddsWriterFor(useServices());
  return (
    <Panel aria-labelledby="friend-terms">
      <PanelHead id="friend-terms" title={t('terms')} />
      <DescriptionList
        items={[
          {
            id: 'gives',
            label: t('gives'),
            value: t('gives.value', { amount: money(referral.freeBet) }),
          },
          {
            id: 'takes',
            label: t('takes'),
            value: t('takes.value', {
              count: referral.days,
              stakes: money(referral.stakes),
              odds: exactPrice(referral.leastOdds),
            }),
          },
          { id: 'once', label: t('once'), value: t('once.value') },
        ]}
      />
    </Panel>
  );
});

const tones = {
  counting: 'info',
  earned: 'success',
  late: 'neutral',
  own_address: 'warning',
} as const satisfies Record<Friend['state'], string>;

const FriendList = observer(function FriendList({
  friends,
}: {
  readonly friends: readonly Friend[];
}) {
  const t = useTranslate('referrals.page');
  const { date, dateTime } = useFormat();
  return (
    <Panel aria-labelledby="friend-list">
      <PanelHead id="friend-list" title={t('friends')} />
      {friends.length === 0 ? (
        <EmptyState icon="users" title={t('friends.none')} />
      ) : (
        <ul className={styles.friends}>
          {friends.map((friend) => (
            <li key={`${friend.name}-${friend.joinedAtS}`}>
              <span className={styles.name}>
                <b translate="no">{friend.name}</b>
                <small>{t('friends.joined', { date: date(friend.joinedAtS) })}</small>
                {friend.code === undefined || friend.codeEndsAtS === undefined ? null : (
                  <small>
                    {t('friends.code', {
                      code: friend.code,
                      until: dateTime(friend.codeEndsAtS),
                    })}
                  </small>
                )}
              </span>
              <Badge tone={tones[friend.state]}>{t(`state.${friend.state}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
});
