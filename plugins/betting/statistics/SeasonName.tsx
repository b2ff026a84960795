import { observer } from 'mobx-react-lite';
import { useServices } from '#core/ui';
import { yearsOf } from './yearsOf.ts';
import { writeDays } from './writeDays.ts';

interface SeasonNameProps {
  /** Name given by the platform, if any. */
  readonly name?: string | undefined;
  readonly fromS: number;
  readonly toS: number;
}

/** Customary name of a season, with its days as title. */
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
