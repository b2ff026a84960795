import { Observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState, ErrorBlock, useTranslate } from '#core/ui';
import type { AskedStore } from '../../../stores/AskedStore.ts';
import { useOpen } from '../../useOpen.ts';
import { PartSkeleton } from './PartSkeleton.tsx';

interface AskedPartProps<Value> {
  readonly store: AskedStore<Value>;
  readonly children: (value: Value) => ReactNode;
  /** Stands there meanwhile, and where nothing came; grey lines and a retry unless told. */
  readonly waiting?: ReactNode;
  /** Stands there where the platform knows nothing of it; a page of its own says the way on. */
  readonly missing?: ReactNode;
  /** Grey lines that take the room of what will stand there. */
  readonly lineCount?: number | undefined;
  /** Class of the grey lines, where their room differs by layout. */
  readonly waitingClass?: string | undefined;
}

/** An answer of the platform: grey lines until it is there, a retry where it did not come. */
export function AskedPart<Value>({ store, children, waiting, missing, lineCount, waitingClass }: AskedPartProps<Value>) {
  const t = useTranslate('betting.later');
  useOpen(store);
  return (
    <Observer>
      {() => {
        const { state } = store;
        if (state.kind !== 'ready' && waiting !== undefined) return waiting;
        switch (state.kind) {
          case 'loading':
            return <PartSkeleton lineCount={lineCount} className={waitingClass} />;
          case 'failed':
            return <ErrorBlock title={t('details.failed')} onRetry={store.retry} />;
          case 'missing':
            return missing ?? <EmptyState icon="search-off" title={t('details.missing')} />;
          case 'ready':
            return children(state.value);
        }
      }}
    </Observer>
  );
}
