import type { CoreServices } from '../../../contract/CoreServices.ts';
import { section, type InspectorSection } from '../InspectorSection.ts';

const deepest = 3;
const largestCount = 99_999;

/** Services of plugins: owner, whether created, and the size of their stores. */
export function serviceSections({
  plan,
  services,
}: Pick<CoreServices, 'plan' | 'services'>): readonly InspectorSection[] {
  const rows = plan.services.map(({ token, major, plugin, offReason, isEager }) => {
    const service = services.peek({ name: token, major });
    const isMade = service !== undefined;
    return {
      key: `${token}@${major}`,
      cells: [
        token,
        String(major),
        plugin,
        offReason ?? (isMade ? '✓' : '–'),
        isMade ? String(countOf(service)) : '',
        isEager ? 'eager' : '',
      ],
      tone:
        offReason !== undefined
          ? ('off' as const)
          : isMade
            ? ('good' as const)
            : ('plain' as const),
    };
  });
  return [section('services', ['name', 'version', 'plugin', 'state', 'size', 'details'], rows)];
}

/** Number of entries in all public lists, maps and sets of a store. */
export function countOf(value: unknown, depth = 0, seen = new Set<unknown>()): number {
  if (typeof value !== 'object' || value === null || seen.has(value) || depth > deepest) return 0;
  seen.add(value);
  let count = 0;
  if (Array.isArray(value)) count = value.length;
  else if (isSized(value)) count = value.size;
  else {
    for (const inner of Object.values(value)) {
      count += countOf(inner, depth + 1, seen);
      if (count > largestCount) break;
    }
  }
  return Math.min(count, largestCount);
}

function isSized(value: object): value is { readonly size: number } {
  return 'size' in value && typeof value.size === 'number';
}
