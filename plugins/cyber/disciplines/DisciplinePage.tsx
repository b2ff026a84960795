import { observer } from 'mobx-react-lite';
import { usePageTitle, useTranslate } from '#core/ui';
import { CyberFrame } from './CyberFrame.tsx';
import { DisciplineMatches } from './DisciplineMatches.tsx';
import { useCyberPlace } from './useCyberPlace.ts';

export const DisciplinePage = observer(function DisciplinePage() {
  const place = useCyberPlace();
  const t = useTranslate('cyber');
  const name = place.competition?.name ?? place.discipline?.name;
  usePageTitle(name === undefined ? undefined : t('title-of', { name }));
  return (
    <CyberFrame place={place}>
      {(discipline) => <DisciplineMatches place={place} discipline={discipline} />}
    </CyberFrame>
  );
});
