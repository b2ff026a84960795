import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { skeletons } from '#core';
import { Panel, PanelHead, Skeleton, useServices, useTranslate } from '#core/ui';
import { AskPage } from './AskPage.tsx';
import { createSubTopic } from './createAskable.ts';
import { RequestForm } from './RequestForm.tsx';

/** Form about another subject than a payment. */
export const SubTopicPage = observer(function SubTopicPage() {
  const { topicId = '', subTopicId = '' } = useServices().navigation.params;
  return (
    <SubTopicView key={`${topicId}/${subTopicId}`} topicId={topicId} subTopicId={subTopicId} />
  );
});

const SubTopicView = observer(function SubTopicView({
  topicId,
  subTopicId,
}: {
  readonly topicId: string;
  readonly subTopicId: string;
}) {
  const t = useTranslate('payment-requests.page');
  const services = useServices();
  const [found] = useState(() => createSubTopic(services, topicId, subTopicId));
  return (
    <AskPage resource={found} skeleton={<Skeleton shapes={skeletons.form} />}>
      {({ topic, subTopic }) => (
        <Panel aria-labelledby="ask-sub-topic">
          <PanelHead id="ask-sub-topic" title={t(`sub.${subTopic}`)} />
          <RequestForm topic={topic} subTopic={subTopic} />
        </Panel>
      )}
    </AskPage>
  );
});
