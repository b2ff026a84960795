import type { Plan } from '#core';
import { confirmTransferRoute, securityRoute } from '../../auth/contract.ts';
import { paymentHistoryRoute, withdrawRoute } from '../../payments/contract.ts';

/** Withdrawal, closing of the account, and the question's own page. */
const openNames: readonly string[] = [
  confirmTransferRoute,
  withdrawRoute,
  securityRoute,
  paymentHistoryRoute,
  'access.appeals',
];
/** Information and support, of any plugin. */
const openPaths = ['information/', 'rules', 'office/support', 'payment/', 'user/stopnewsletter'];

/** Whether a page stays open while the person has not agreed to move to another operator. */
export function isOpenInTransfer(
  plan: Pick<Plan, 'routes'>,
  routeName: string | undefined,
): boolean {
  const route = plan.routes.find(({ name }) => name === routeName);
  return (
    route === undefined ||
    route.rules?.isAlwaysOpen === true ||
    openNames.includes(route.name) ||
    openPaths.some((path) => route.path.startsWith(path))
  );
}
