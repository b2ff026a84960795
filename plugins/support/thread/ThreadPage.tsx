import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { skeletons, type CoreServices } from '#core';
import { useService, useServices, useTranslate } from '#core/ui';
import type { ServiceRequest } from '#domain/requests/Request.ts';
import { OfficeResourcePage } from '../../office/ui.ts';
import { supportToken } from '../contract.ts';
import type { MessageDraft } from './MessageDraft.ts';
import { RequestThread } from './RequestThread.tsx';
import type { ThreadStore } from './ThreadStore.ts';
import { UnknownRequest } from './UnknownRequest.tsx';
import { useRequestNews } from './useRequestNews.ts';

interface ThreadPageProps<Request extends ServiceRequest> {
  /** Name under which the draft of a reply is kept. */
  readonly draftName: string;
  readonly createThread: (
    services: CoreServices,
    id: number,
    draft: MessageDraft,
  ) => ThreadStore<Request>;
  readonly titleOf: (request: Request) => string;
  /** Renders the subject of the request, above its messages. */
  readonly factsOf?: (request: Request) => ReactNode;
  readonly listRoute: string;
  /** Route of one request; the parameter `request` is its number. */
  readonly requestRoute: string;
}

/** Page of one request to a desk, with its messages. */
export const ThreadPage = observer(function ThreadPage<Request extends ServiceRequest>(
  props: ThreadPageProps<Request>,
) {
  const id = Number(useServices().navigation.params['request']);
  return <ThreadView key={id} id={id} {...props} />;
}) as <Request extends ServiceRequest>(props: ThreadPageProps<Request>) => ReactNode;

const ThreadView = observer(function ThreadView<Request extends ServiceRequest>({
  id,
  draftName,
  createThread,
  titleOf,
  factsOf,
  listRoute,
  requestRoute,
}: ThreadPageProps<Request> & { readonly id: number }) {
  const t = useTranslate('support.thread');
  const services = useServices();
  const support = useService(supportToken);
  const [store] = useState(() => createThread(services, id, support.draft(`${draftName}:${id}`)));
  const title = t('request', { number: String(id) });
  useRequestNews(store.request);
  return (
    <OfficeResourcePage
      title={title}
      back={{ name: listRoute, label: t('back') }}
      resource={store.request}
      shapes={skeletons.panel}
      missing={<UnknownRequest listRoute={listRoute} />}
    >
      {(request) => (
        <RequestThread
          store={store}
          request={request}
          title={titleOf(request)}
          facts={factsOf?.(request)}
          toRequest={(other) => ({ name: requestRoute, params: { request: other } })}
        />
      )}
    </OfficeResourcePage>
  );
}) as <Request extends ServiceRequest>(
  props: ThreadPageProps<Request> & { readonly id: number },
) => ReactNode;
