/** Symbols whose names equal the platform's, with or without "ball". */
const symbols = [
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
] as const;

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

/** The icon of a sport by the platform's name; a trophy for an unknown sport. */
export function sportSymbol(name = ''): (typeof symbols)[number] | 'trophy' {
  const plain = name.replace(/^ball-/, '');
  const wanted = aliases[plain] ?? plain;
  return symbols.find((each) => each === wanted || each === `ball-${wanted}`) ?? 'trophy';
}
