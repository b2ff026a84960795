import { useTranslate } from '#core/ui';
import { requestRoute } from '../contract.ts';
import { RequestRow } from '../thread/RequestRow.tsx';
import type { SupportRequest } from './SupportRequest.ts';

interface RequestListProps {
  readonly requests: readonly SupportRequest[];
  readonly onOpen?: () => void;
}

/** Requests to the support, each linked to its messages. */
export function RequestList({ requests, onOpen }: RequestListProps) {
  const t = useTranslate('support');
  return (
    <ul>
      {requests.map((request) => (
        <RequestRow
          key={request.id}
          request={request}
          title={t(`topic.${request.topic}`)}
          to={{ name: requestRoute, params: { request: request.id } }}
          {...(onOpen === undefined ? {} : { onOpen })}
        />
      ))}
    </ul>
  );
}
