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
  /** Between the head and the value; shown while the value loads. */
  readonly lead?: ReactNode;
  /** Below the value; shown while the value loads. */
  readonly foot?: ReactNode;
  /** Shown until the value is loaded; rows of text by default. */
  readonly skeleton?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** Panel of a resource: head, skeleton, value, error with a retry. */
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
