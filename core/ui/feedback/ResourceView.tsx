import { Observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Resource } from '../../data/Resource.ts';
import { useOpen } from '../react/useOpen.ts';
import { ErrorBlock } from './ErrorBlock.tsx';

/** A resource with all that may stand in the place of its value. */
export interface ResourceViewProps<Value> {
  readonly resource: Resource<Value>;
  readonly children: (value: Value) => ReactNode;
  /** Takes the room of the value while there is none. */
  readonly skeleton: ReactNode;
  /** Where the platform knows no such thing. */
  readonly missing: ReactNode;
  /** Title of the error block with its retry; null for no error block at all. */
  readonly failedTitle?: string | null | undefined;
}

/** Opens a resource and draws it: skeleton, value, error with a retry, or `missing`. */
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
