import { observer } from 'mobx-react-lite';
import { useServices } from '#core/ui';
import { writeDays } from './writeDays.ts';

interface DaysProps {
  readonly fromS: number;
  readonly toS: number;
}

export const Days = observer(function Days({ fromS, toS }: DaysProps) {
  const { environment, preferences } = useServices();
  return (
    <span className="num">
      {writeDays(fromS, toS, environment.language, preferences.timeZoneOffsetMin)}
    </span>
  );
});
