import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import {
  ButtonLink,
  EmptyState,
  ErrorBlock,
  Skeleton,
  useTranslate,
  VisuallyHidden,
} from '#core/ui';
import { allTarget } from './cyberTargets.ts';
import type { Discipline } from './Discipline.ts';
import type { CyberPlace } from './useCyberPlace.ts';

interface CyberFrameProps {
  readonly place: CyberPlace;
  readonly children: (discipline: Discipline) => ReactNode;
}

export const CyberFrame = observer(function CyberFrame({
  place: { state, retry, kind, discipline },
  children,
}: CyberFrameProps) {
  const t = useTranslate('cyber');
  if (state === 'loading') return <Skeleton shapes={skeletons.list} />;
  if (discipline !== undefined && state === 'ready') return children(discipline);
  return (
    <>
      <h1>
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </h1>
      {state === 'failed' ? (
        <ErrorBlock onRetry={retry} />
      ) : (
        <EmptyState
          icon="search-off"
          title={t('missing')}
          action={
            <ButtonLink to={allTarget(kind)} variant="secondary">
              {t('disciplines.all')}
            </ButtonLink>
          }
        />
      )}
    </>
  );
});
