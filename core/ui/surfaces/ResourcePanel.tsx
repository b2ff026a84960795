import { useId, type ReactNode } from 'react';
import type { Resource } from '../../data/Resource.ts';
import { ResourceView } from '../feedback/ResourceView.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { createSkeleton } from '../feedback/createSkeleton.ts';
import { Panel } from './Panel.tsx';
import { PanelHead } from './PanelHead.tsx';

const entries = createSkeleton(['entries', 8]);

interface ResourcePanelProps<Value> {
  readonly title: string;
  readonly resource: Resource<Value>;
  /** Between the head and what was loaded; it stands while that is awaited. */
  readonly lead?: ReactNode;
  /** Below what was loaded; it stands while that is awaited. */
  readonly foot?: ReactNode;
  /** In the place of the value until it comes: rows of text, unless something else is told. */
  readonly skeleton?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** A panel of what the platform tells: head, skeleton, value, error with a retry. */
export function ResourcePanel<Value>({
  title,
  resource,
  lead,
  foot,
  skeleton = <Skeleton shapes={entries} />,
  children,
}: ResourcePanelProps<Value>) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <PanelHead id={id} title={title} />
      {lead}
      <ResourceView resource={resource} skeleton={skeleton} missing={null}>
        {children}
      </ResourceView>
      {foot}
    </Panel>
  );
}
