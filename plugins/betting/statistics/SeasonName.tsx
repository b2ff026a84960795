import { observer } from 'mobx-react-lite';
import { useServices } from '#core/ui';
import { yearsOf } from './yearsOf.ts';
import { writeDays } from './writeDays.ts';

interface SeasonNameProps {
  /** What the platform calls it, where it has a name of its own. */
  readonly name?: string | undefined;
  readonly fromS: number;
  readonly toS: number;
}

/** What people call a season; its days are its title. */
export const SeasonName = observer(function SeasonName({ name, fromS, toS }: SeasonNameProps) {
  const { environment, preferences } = useServices();
  const { timeZoneOffsetMin } = preferences;
  const days = writeDays(fromS, toS, environment.language, timeZoneOffsetMin);
  const called = name ?? yearsOf(fromS, toS, timeZoneOffsetMin);
  return (
    <span className="num" title={called === undefined ? undefined : days}>
      {called ?? days}
    </span>
  );
});
