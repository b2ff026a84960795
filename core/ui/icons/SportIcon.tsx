import type { IconName } from './IconName.ts';
import { Icon } from './Icon.tsx';

/** Names as the platform gives them, beside the names of the symbols themselves. */
const symbols: Readonly<Record<string, IconName>> = {
  football: 'ball-football',
  soccer: 'ball-football',
  tennis: 'ball-tennis',
  basketball: 'ball-basketball',
  'ice-hockey': 'hockey',
  hockey: 'hockey',
  volleyball: 'ball-volleyball',
  'beach-volleyball': 'ball-volleyball',
  'table-tennis': 'ping-pong',
  'ping-pong': 'ping-pong',
  handball: 'handball',
  cricket: 'cricket',
  'american-football': 'ball-american-football',
  baseball: 'ball-baseball',
  badminton: 'badminton',
  boxing: 'boxing',
  mma: 'karate',
  'martial-arts': 'karate',
  karate: 'karate',
  darts: 'target',
  snooker: 'snooker',
  rugby: 'rugby',
  golf: 'golf',
  horse: 'horse',
  'horse-racing': 'horse',
  futsal: 'ball-football',
  'device-gamepad-2': 'device-gamepad-2',
  cyber: 'device-gamepad-2',
  'cyber-sport': 'device-gamepad-2',
  esports: 'device-gamepad-2',
  cs: 'crosshair',
  dota: 'sword',
  tank: 'tank',
  sword: 'sword',
  crosshair: 'crosshair',
  target: 'target',
  marbles: 'marbles',
  'building-bank': 'building-bank',
};

/** The symbol of a sport by the name that the platform gives; an unknown one is a trophy, never a hole. */
export function SportIcon({
  name,
  size = 18,
  className,
}: {
  readonly name: string;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}) {
  return (
    <Icon
      name={symbols[name.replace(/^ball-/, '')] ?? 'trophy'}
      size={size}
      className={className}
    />
  );
}
