import type { IconName } from './IconName.ts';
import { Icon } from './Icon.tsx';

/** Symbols that the platform names as they are, or without "ball". */
const symbols: readonly IconName[] = [
  'ball-football',
  'ball-tennis',
  'ball-basketball',
  'ball-volleyball',
  'ball-american-football',
  'ball-baseball',
  'hockey',
  'ping-pong',
  'handball',
  'cricket',
  'badminton',
  'boxing',
  'karate',
  'target',
  'snooker',
  'rugby',
  'golf',
  'horse',
  'device-gamepad-2',
  'crosshair',
  'sword',
  'tank',
  'marbles',
  'building-bank',
];

const aliases: Readonly<Record<string, string>> = {
  soccer: 'football',
  futsal: 'football',
  'ice-hockey': 'hockey',
  'beach-volleyball': 'volleyball',
  'table-tennis': 'ping-pong',
  mma: 'karate',
  'martial-arts': 'karate',
  darts: 'target',
  'horse-racing': 'horse',
  cyber: 'device-gamepad-2',
  'cyber-sport': 'device-gamepad-2',
  esports: 'device-gamepad-2',
  cs: 'crosshair',
  dota: 'sword',
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
  const plain = name.replace(/^ball-/, '');
  const wanted = aliases[plain] ?? plain;
  const symbol = symbols.find((each) => each === wanted || each === `ball-${wanted}`) ?? 'trophy';
  return <Icon name={symbol} size={size} className={className} />;
}
