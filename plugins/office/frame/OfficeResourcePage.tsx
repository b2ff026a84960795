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
  /** Between the head and what was loaded; it stands while that is awaited. */
  readonly lead?: ReactNode;
  readonly shapes?: ComponentProps<typeof Skeleton>['shapes'];
  readonly missing?: ReactNode;
}

/** A page of the personal area that is of one thing that the platform tells. */
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
