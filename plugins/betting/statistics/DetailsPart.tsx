import type { ReactNode } from 'react';
import type { Resource } from '#core/data';
import { EmptyState, ResourceView, useTranslate } from '#core/ui';
import { PartSkeleton } from './PartSkeleton.tsx';

interface DetailsPartProps<Value> {
  readonly resource: Resource<Value>;
  readonly children: (value: Value) => ReactNode;
  /** Grey lines without one. */
  readonly skeleton?: ReactNode;
  /** Stands there where the platform knows nothing of it; a page of its own says the way on. */
  readonly missing?: ReactNode;
  /** Grey lines that take the room of what will stand there. */
  readonly lineCount?: number | undefined;
  /** Class of the grey lines, where their room differs by layout. */
  readonly waitingClass?: string | undefined;
}

/** A part of the details of a match, team or competition, with texts for gaps and errors. */
export function DetailsPart<Value>({
  resource,
  children,
  skeleton,
  missing,
  lineCount,
  waitingClass,
}: DetailsPartProps<Value>) {
  const t = useTranslate('betting.later');
  return (
    <ResourceView
      resource={resource}
      skeleton={skeleton ?? <PartSkeleton lineCount={lineCount} className={waitingClass} />}
      missing={missing ?? <EmptyState icon="search-off" title={t('details.missing')} />}
      failedTitle={t('details.failed')}
    >
      {children}
    </ResourceView>
  );
}
