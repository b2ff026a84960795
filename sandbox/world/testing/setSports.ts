/** Sports that are won by sets, legs or frames, by name and id. */
export const setSports = [
  ['tennis', 4],
  ['volleyball', 6],
  ['table tennis', 10],
  ['badminton', 13],
  ['darts', 14],
  ['snooker', 15],
] as const;
