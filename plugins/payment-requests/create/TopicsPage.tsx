import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { skeletons } from '#core';
import { Panel, PanelHead, Skeleton, useServices, useTranslate } from '#core/ui';
import { askPaymentRoute, askTopicRoute } from '../contract.ts';
import { AskPage } from './AskPage.tsx';
import { ChoiceLink } from './ChoiceLink.tsx';
import { createTopics } from './createAskable.ts';

/** Topics of a request; with a payment in the query only those that fit it. */
export const TopicsPage = observer(function TopicsPage() {
  const t = useTranslate('payment-requests.page');
  const services = useServices();
  const asked = services.navigation.query.get('payment') ?? '';
  const paymentId = /^[1-9]\d{0,15}$/.test(asked) ? Number(asked) : undefined;
  const [topics] = useState(() => createTopics(services, paymentId));
  return (
    <AskPage isFirst resource={topics} skeleton={<Skeleton shapes={skeletons.panel} />}>
      {(known) => (
        <Panel aria-labelledby="ask-topics">
          <PanelHead id="ask-topics" title={t('topics.title')} />
          <ul>
            {known.map(({ id }) => (
              <ChoiceLink
                key={id}
                to={
                  paymentId === undefined
                    ? { name: askTopicRoute, params: { topicId: id } }
                    : {
                        name: askPaymentRoute,
                        params: { topicId: id, transactionId: paymentId },
                      }
                }
                title={t(`topic.${id}`)}
              />
            ))}
          </ul>
        </Panel>
      )}
    </AskPage>
  );
});
