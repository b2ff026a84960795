import { Observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Resource } from '../../data/Resource.ts';
import { useOpen } from '../react/useOpen.ts';
import { ErrorBlock } from './ErrorBlock.tsx';

/** Resource with the alternatives to its value. */
export interface ResourceViewProps<Value> {
  readonly resource: Resource<Value>;
  readonly children: (value: Value) => ReactNode;
  /** Reserves the room of the value until it is loaded. */
  readonly skeleton: ReactNode;
  /** Shown when the platform answers 404. */
  readonly missing: ReactNode;
  /** Title of the error block with its retry; null for no error block. */
  readonly failedTitle?: string | null | undefined;
}

/** Opens a resource and renders it: skeleton, value, error with a retry, or `missing`. */
export function ResourceView<Value>({
  resource,
  children,
  skeleton,
  missing,
  failedTitle,
}: ResourceViewProps<Value>) {
  useOpen(resource);
  return (
    <Observer>
      {() => {
        const { state } = resource;
        switch (state.kind) {
          case 'idle':
          case 'loading':
            return skeleton;
          case 'missing':
            return missing;
          case 'failed':
            return failedTitle === null ? null : (
              <ErrorBlock title={failedTitle} onRetry={resource.retry} />
            );
          case 'ready':
          case 'refreshing':
          case 'stale':
            return children(state.value);
        }
      }}
    </Observer>
  );
}
