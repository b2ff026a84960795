import type { Method } from '../payment/Payment.ts';

interface MethodGroup {
  readonly legend: 'methods' | 'methods.used' | 'methods.others';
  readonly members: readonly Method[];
}

/** Groups methods into used ones and the others, if there are both. */
export function groupMethods(methods: readonly Method[], hasSaved = false): readonly MethodGroup[] {
  const used = methods.filter(({ isUsed }) => isUsed);
  const others = methods.filter(({ isUsed }) => !isUsed);
  if ((used.length === 0 && !hasSaved) || others.length === 0)
    return [{ legend: 'methods', members: methods }];
  return [
    { legend: 'methods.used', members: used },
    { legend: 'methods.others', members: others },
  ];
}
