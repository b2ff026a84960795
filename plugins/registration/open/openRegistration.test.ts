import { expect, test, vi } from 'vitest';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { loginRoute } from '../../auth/contract.ts';
import { registrationRoute } from '../contract.ts';
import { openRegistration } from './openRegistration.ts';

type Opened = 'page' | 'dialog' | 'narrow dialog';

async function opened(opensAs: unknown, routeName: string): Promise<Opened> {
  const services = createTestServices({
    config: { plugins: { registration: { opensAs } } },
    navigation: { routeName },
  });
  const go = vi.spyOn(services.navigation, 'go').mockImplementation(() => undefined);
  const open = vi.spyOn(services.modals, 'open').mockResolvedValue(undefined);
  await openRegistration({}, services);
  if (open.mock.calls.length === 0) {
    expect(go.mock.calls).toEqual([[{ name: registrationRoute }]]);
    return 'page';
  }
  expect(go).not.toHaveBeenCalled();
  const [, props] = open.mock.calls[0] ?? [];
  return props !== undefined && 'isNarrow' in props && props.isNarrow === true
    ? 'narrow dialog'
    : 'dialog';
}

/** Expected results per setting: on home, another page, the form itself, the sign-in page. */
const table: readonly (readonly [unknown, readonly Opened[]])[] = [
  ['dialog', ['dialog', 'dialog', 'page', 'page']],
  ['narrow-dialog', ['narrow dialog', 'narrow dialog', 'page', 'page']],
  ['page', ['page', 'page', 'page', 'page']],
  [{ wrong: true }, ['dialog', 'dialog', 'page', 'page']],
];
const routes = ['betting.home', 'betting.event', registrationRoute, loginRoute];

test.each(
  table.flatMap(([opensAs, results]) =>
    results.map((result, index) => [opensAs, routes[index] ?? '', result] as const),
  ),
)('REG-89 RN01 with the setting %j on %s the form opens as %s', async (opensAs, route, result) => {
  expect(await opened(opensAs, route)).toBe(result);
});
