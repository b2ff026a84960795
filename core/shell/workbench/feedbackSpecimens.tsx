import { useState, type ReactNode } from 'react';
import { Resource } from '../../data/Resource.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '../../ui/feedback/ErrorBlock.tsx';
import {
  createSkeleton,
  type Skeleton as SkeletonShapes,
  type SkeletonShape,
} from '../../ui/feedback/createSkeleton.ts';
import { ResourcePanel } from '../../ui/surfaces/ResourcePanel.tsx';
import { ResourceView } from '../../ui/feedback/ResourceView.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SkeletonLine } from '../../ui/feedback/SkeletonLine.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { AsyncBoundary } from '../../ui/react/AsyncBoundary.tsx';
import { LazyPart } from '../../ui/react/LazyPart.tsx';
import { Slot } from '../../ui/react/Slot.tsx';
import { gallerySlot } from './gallerySlot.ts';
import { each, ignore, type Specimens } from './Specimen.tsx';

/** All shapes of skeletons; the type makes a missing one an error. */
const shapes: Readonly<Record<SkeletonShape, SkeletonShapes>> = {
  banner: createSkeleton(['banner', 1]),
  banners: createSkeleton(['banners', 3]),
  cards: createSkeleton(['cards', 3]),
  control: createSkeleton(['control', 1]),
  entries: createSkeleton(['entries', 3]),
  fields: createSkeleton(['fields', 3]),
  groups: createSkeleton(['groups', 2]),
  heading: createSkeleton(['heading', 1]),
  lines: createSkeleton(['lines', 4]),
  row: createSkeleton(['row', 1]),
  table: createSkeleton(['table', 3]),
};
const waiting = createSkeleton(['row', 1]);

const loadNever = (): Promise<never> => new Promise<never>(() => undefined);
const loadInVain = async (): Promise<never> => Promise.reject(new Error('The gallery fails here'));

/** Shown after a press, because it moves and would disturb comparisons of pictures. */
function OnPress({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  return isShown ? children : <Button onClick={() => setShown(true)}>Show</Button>;
}

function Answer({ ask }: { readonly ask: () => Promise<string> }) {
  const [resource] = useState(() => new Resource({ ask }));
  return (
    <ResourceView
      resource={resource}
      skeleton={<Skeleton shapes={waiting} />}
      missing={<EmptyState title="There is no such thing" />}
    >
      {(value) => <p>{value}</p>}
    </ResourceView>
  );
}

function Told({ title, ask }: { readonly title: string; readonly ask: () => Promise<string> }) {
  const [resource] = useState(() => new Resource({ ask }));
  return (
    <ResourcePanel title={title} resource={resource}>
      {(value) => <p>{value}</p>}
    </ResourcePanel>
  );
}

function part(name: string, load: () => Promise<never>) {
  return (
    <OnPress>
      <LazyPart name={name} load={load} props={{}} skeleton={<Skeleton shapes={waiting} />} />
    </OnPress>
  );
}

export const feedbackSpecimens: Specimens = {
  AsyncBoundary: {
    arrived: (
      <AsyncBoundary fallback={<Spinner />}>
        <p>What was waited for</p>
      </AsyncBoundary>
    ),
  },
  EmptyState: {
    title: <EmptyState title="Nothing here" />,
    'icon, text, action': (
      <EmptyState
        icon="search"
        title="Nothing here"
        text="What to do about it"
        action={<Button variant="primary">Do it</Button>}
      />
    ),
  },
  ErrorBlock: {
    plain: <ErrorBlock onRetry={ignore} />,
    'title, hint': <ErrorBlock title="A title" hint="And what to do" onRetry={ignore} />,
  },
  LazyPart: {
    loading: part('workbench.never', loadNever),
    failed: part('workbench.in-vain', loadInVain),
  },
  ResourcePanel: {
    loading: <Told title="Loading" ask={loadNever} />,
    ready: <Told title="Ready" ask={async () => Promise.resolve('The value')} />,
  },
  ResourceView: {
    loading: <Answer ask={loadNever} />,
    ready: <Answer ask={async () => Promise.resolve('The value')} />,
    missing: <Answer ask={async () => Promise.reject(new HttpError('gallery', 404, []))} />,
    failed: <Answer ask={async () => Promise.reject(new HttpError('gallery', 500, []))} />,
  },
  Skeleton: each(Object.keys(shapes) as SkeletonShape[], (shape) => (
    <Skeleton shapes={shapes[shape]} />
  )),
  SkeletonLine: {
    plain: <SkeletonLine />,
    'width, height': <SkeletonLine width="50%" height="24px" />,
  },
  Slot: { 'with a contribution': <Slot slot={gallerySlot} /> },
  Spinner: { plain: <Spinner /> },
};
