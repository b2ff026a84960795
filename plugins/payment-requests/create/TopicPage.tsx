import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { skeletons } from '#core';
import { ButtonLink, Panel, PanelHead, Skeleton, useServices, useTranslate } from '#core/ui';
import { askPaymentsRoute, askSubTopicRoute } from '../contract.ts';
import styles from '../request/PaymentRequests.module.css';
import { AskPage } from './AskPage.tsx';
import { ChoiceLink } from './ChoiceLink.tsx';
import { createTopic } from './createAskable.ts';

/** Immediate help with a topic, and the links to its payments or sub-topics. */
export const TopicPage = observer(function TopicPage() {
  const { topicId = '' } = useServices().navigation.params;
  return <TopicView key={topicId} topicId={topicId} />;
});

const TopicView = observer(function TopicView({ topicId }: { readonly topicId: string }) {
  const t = useTranslate('payment-requests.page');
  const services = useServices();
  const [topic] = useState(() => createTopic(services, topicId));
  return (
    <AskPage resource={topic} skeleton={<Skeleton shapes={skeletons.panel} />}>
      {({ id, hasPayment, subTopics }) => (
        <Panel aria-labelledby="ask-topic">
          <PanelHead id="ask-topic" title={t(`topic.${id}`)} />
          <p className={styles.text}>{t(`advice.${id}`)}</p>
          {hasPayment ? (
            <div className={styles.actions}>
              <ButtonLink
                variant="primary"
                to={{ name: askPaymentsRoute, params: { topicId: id } }}
              >
                {t('choosePayment')}
              </ButtonLink>
            </div>
          ) : (
            <ul>
              {subTopics.map((subTopicId) => (
                <ChoiceLink
                  key={subTopicId}
                  to={{ name: askSubTopicRoute, params: { topicId: id, subTopicId } }}
                  title={t(`sub.${subTopicId}`)}
                />
              ))}
            </ul>
          )}
        </Panel>
      )}
    </AskPage>
  );
});
