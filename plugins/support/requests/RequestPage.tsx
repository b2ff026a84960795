import { useTranslate } from '#core/ui';
import { requestRoute, requestsRoute } from '../contract.ts';
import { ThreadPage } from '../thread/ThreadPage.tsx';
import { createSupportThread } from './createSupportThread.ts';

/** One request to the support with its messages. */
export function RequestPage() {
  const t = useTranslate('support');
  return (
    <ThreadPage
      draftName="request"
      createThread={createSupportThread}
      titleOf={({ topic }) => t(`topic.${topic}`)}
      listRoute={requestsRoute}
      requestRoute={requestRoute}
    />
  );
}
