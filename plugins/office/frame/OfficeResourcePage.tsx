import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { skeletons } from '#core';
import { ResourceView, Skeleton, usePageTitle, type ResourceViewProps } from '#core/ui';
import { OfficeHead } from './OfficeHead.tsx';
import { OfficePage } from './OfficePage.tsx';
import { StaleNote } from './StaleNote.tsx';

type HeadProps = Pick<ComponentProps<typeof OfficeHead>, 'actions' | 'back' | 'backTo'>;

interface OfficeResourcePageProps<Value>
  extends HeadProps, Pick<ResourceViewProps<Value>, 'resource' | 'children' | 'failedTitle'> {
  readonly title: string;
  /** Content between head and resource, also shown while loading. */
  readonly lead?: ReactNode;
  readonly shapes?: ComponentProps<typeof Skeleton>['shapes'];
  readonly missing?: ReactNode;
}

/** Page of the personal area for one resource. */
export const OfficeResourcePage = observer(function OfficeResourcePage<Value>({
  title,
  lead,
  shapes = skeletons.form,
  missing = null,
  resource,
  children,
  failedTitle,
  ...head
}: OfficeResourcePageProps<Value>) {
  usePageTitle(title);
  return (
    <OfficePage>
      <OfficeHead title={title} isBelowAccount {...head} />
      {lead}
      <StaleNote resource={resource} />
      <ResourceView
        resource={resource}
        skeleton={<Skeleton shapes={shapes} />}
        missing={missing}
        failedTitle={failedTitle}
      >
        {children}
      </ResourceView>
    </OfficePage>
  );
}) as <Value>(props: OfficeResourcePageProps<Value>) => ReactNode;
