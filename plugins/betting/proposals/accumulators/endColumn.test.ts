import { expect, test } from 'vitest';
import { resolvePlan } from '../../../../core/runtime/plan/resolvePlan.ts';
import { evaluateCondition } from '../../../../core/runtime/plan/evaluateCondition.ts';
import { plugins } from '../../../index.ts';
import { betting } from '../../index.ts';

test('BET-762 below the bet slip are the accumulators of the day, or the competition of the event', () => {
  const { routes, slots } = resolvePlan(plugins, {
    plugins: Object.fromEntries(plugins.map(({ id }) => [id, {}])),
    routes: {},
    slots: {},
    menus: {},
    guards: {},
    features: {},
  });
  const facts = { isAuthed: false, isMobile: false, isBanned: false, features: {} };
  const inColumn = slots.filter(({ slot, layout, plugin }) => {
    return slot === 'column.end' && layout !== 'mobile' && plugin === betting.id;
  });
  const pages = routes.filter(
    ({ plugin, layout, hasEndColumn }) =>
      plugin === betting.id && layout !== 'headless' && hasEndColumn !== false,
  );
  expect(pages.length).toBeGreaterThan(15);
  const filled = pages.map(({ id, name }) => [
    name,
    inColumn
      .filter(({ when }) => evaluateCondition(when, { ...facts, routeId: id }))
      .map((slot) => slot.id),
  ]);
  expect(filled).toEqual(
    pages.map(({ name }) => [
      name,
      [name === 'betting.event' ? 'betting.event-column' : 'betting.accumulators'],
    ]),
  );
});
