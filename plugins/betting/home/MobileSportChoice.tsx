import { observer } from 'mobx-react-lite';
import { Icon, useTranslate } from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import type { UpcomingChoice } from '../lists/Upcoming.tsx';
import { useBetting } from '../service/useBetting.ts';
import styles from '../lists/phone/Mobile.module.css';

interface MobileSportChoiceProps {
  readonly choice: UpcomingChoice;
  readonly onChoose: (choice: UpcomingChoice) => void;
}

/** Sports in a row that scrolls sideways; the chosen one selects the upcoming events of home. */
export const MobileSportChoice = observer(function MobileSportChoice({
  choice,
  onChoose,
}: MobileSportChoiceProps) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  return (
    <div className={styles.sports} role="group" aria-label={t('home.sports')}>
      {tree.sportsOf('line').map((sport) => (
        <button
          key={sport.id}
          type="button"
          className={styles.sport}
          aria-pressed={sport.id === choice.sportId}
          onClick={() => onChoose({ ...choice, sportId: sport.id })}
        >
          <Icon name={sportSymbol(sport.icon)} size={24} />
          <span>{sport.name}</span>
        </button>
      ))}
    </div>
  );
});
