import { observer } from 'mobx-react-lite';
import { Segmented, useServices, useTranslate } from '#core/ui';
import { allTarget, disciplineTarget } from '../disciplines/cyberTargets.ts';
import type { CyberPlace } from '../disciplines/useCyberPlace.ts';

/** Choice between real and virtual; the discipline is kept if both have it. */
export const KindChoice = observer(function KindChoice({
  place: { kind, discipline },
}: {
  readonly place: CyberPlace;
}) {
  const { navigation } = useServices();
  const t = useTranslate('cyber');
  return (
    <Segmented
      label={t('kind')}
      isBlock
      value={kind}
      items={[
        { id: 'real', label: t('kind.real') },
        { id: 'virtual', label: t('kind.virtual') },
      ]}
      onChange={(next) =>
        navigation.go(
          discipline?.kinds.includes(next) === true
            ? disciplineTarget(next, discipline)
            : allTarget(next),
        )
      }
    />
  );
});
