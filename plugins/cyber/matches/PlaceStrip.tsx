import { observer } from 'mobx-react-lite';
import { ChipLink, useLayoutKind, useTranslate } from '#core/ui';
import { allTarget, disciplineTarget } from '../disciplines/cyberTargets.ts';
import { Mark } from '../art/Mark.tsx';
import { KindChoice } from './KindChoice.tsx';
import styles from './PlaceStrip.module.css';
import type { CyberPlace } from '../disciplines/useCyberPlace.ts';

/** Kinds and disciplines side by side on phones, which have no start column. */
export const PlaceStrip = observer(function PlaceStrip({ place }: { readonly place: CyberPlace }) {
  const { cyber, kind, disciplines, discipline: open } = place;
  const t = useTranslate('cyber');
  if (useLayoutKind() !== 'mobile') return null;
  return (
    <div className={styles.strip}>
      <KindChoice place={place} />
      <nav aria-label={t('disciplines')} className={styles.links}>
        <ChipLink to={allTarget(kind)} isCurrent={open === undefined}>
          {t('disciplines.short')}
        </ChipLink>
        {disciplines.map((discipline) => (
          <ChipLink
            key={discipline.id}
            to={disciplineTarget(kind, discipline)}
            isCurrent={discipline.id === open?.id}
          >
            <Mark name={cyber.lookOf(discipline.key).mark} size={16} />
            {discipline.name}
          </ChipLink>
        ))}
      </nav>
    </div>
  );
});
