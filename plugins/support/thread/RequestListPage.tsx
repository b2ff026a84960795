import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { skeletons } from '#core';
import type { Resource } from '#core/data';
import { EmptyState, Panel, ResourceView, Skeleton, usePageTitle } from '#core/ui';
import type { ServiceRequest } from '#domain/requests/Request.ts';
import { OfficeHead, OfficePage } from '../../office/ui.ts';
import { useRequestNews } from './useRequestNews.ts';

interface RequestListPageProps<Request extends ServiceRequest> {
  readonly title: string;
  /** Accessible name of the list. */
  readonly label: string;
  readonly requests: Resource<readonly Request[]>;
  /** Button for a new request. */
  readonly action: ReactNode;
  readonly none: { readonly title: string; readonly text: string };
  /** Content before the list. */
  readonly lead?: ReactNode;
  readonly children: (requests: readonly Request[]) => ReactNode;
}

/** Page with the person's requests to a desk, newest first. */
export const RequestListPage = observer(function RequestListPage<Request extends ServiceRequest>({
  title,
  label,
  requests,
  action,
  none,
  lead,
  children,
}: RequestListPageProps<Request>) {
  useRequestNews(requests);
  usePageTitle(title);
  return (
    <OfficePage>
      <OfficeHead title={title} isBelowAccount actions={action} />
      {lead}
      <Panel aria-label={label}>
        <ResourceView
          resource={requests}
          skeleton={<Skeleton shapes={skeletons.panel} />}
          missing={null}
        >
          {(known) =>
            known.length === 0 ? <EmptyState icon="message-2" {...none} /> : children(known)
          }
        </ResourceView>
      </Panel>
    </OfficePage>
  );
}) as <Request extends ServiceRequest>(props: RequestListPageProps<Request>) => ReactNode;
