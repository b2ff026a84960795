import type { ReactNode } from 'react';
import type { Resource } from '#core/data';
import { EmptyState, ResourceView, useTranslate } from '#core/ui';
import { PartSkeleton } from './PartSkeleton.tsx';

interface DetailsPartProps<Value> {
  readonly resource: Resource<Value>;
  readonly children: (value: Value) => ReactNode;
  /** Grey lines without one. */
  readonly skeleton?: ReactNode;
  /** Shown if the platform has no data; a page of its own offers a link there. */
  readonly missing?: ReactNode;
  /** Number of skeleton lines, as high as the content. */
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
