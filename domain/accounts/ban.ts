export const bans = ['none', 'except-withdrawal', 'full'] as const;

/** How far the operator closed an account: not at all, all but withdrawals, or fully. */
export type Ban = (typeof bans)[number];

/** Level that leaves withdrawals open: 53 in the first version of bans, 45 in later ones. */
function levelsOf(version: number): { readonly exceptWithdrawal: number; readonly full: number } {
  return version === 1 ? { exceptWithdrawal: 53, full: 45 } : { exceptWithdrawal: 45, full: 53 };
}

/** Reads the platform's number of a ban; any other positive level is a full ban. */
export function banOfLevel(level: number, version: number): Ban {
  if (level <= 0) return 'none';
  return level === levelsOf(version).exceptWithdrawal ? 'except-withdrawal' : 'full';
}

/** Returns the platform's number of a ban. */
export function levelOfBan(ban: Ban, version: number): number {
  if (ban === 'none') return 0;
  return ban === 'full' ? levelsOf(version).full : levelsOf(version).exceptWithdrawal;
}
