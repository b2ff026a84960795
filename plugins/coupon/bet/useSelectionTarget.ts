import type { RouteTarget } from '#core';
import { useServices } from '#core/ui';
import { isSettled, type PlacedSelection } from '#domain/bets/Bet.ts';
import { eventRoute, resultRoute } from '../../betting/contract.ts';

/**
 * Link target of a selection (RES-8, RES-12): a settled one leads to the result of its match, an
 * open one to the event page. Undefined where that page does not exist. Call it inside an observer.
 */
export function useSelectionTarget(selection: PlacedSelection): RouteTarget | undefined {
  const { navigation } = useServices();
  const target = targetOf(selection);
  return target !== undefined && navigation.hasRoute(target.name) ? target : undefined;
}

function targetOf(selection: PlacedSelection): RouteTarget | undefined {
  const { eventId, eventPath, hasEventPage } = selection;
  if (isSettled(selection))
    return hasEventPage ? { name: resultRoute, params: { game: eventId } } : undefined;
  if (eventPath === undefined) return undefined;
  const { section, sport, competition, event } = eventPath;
  return { name: eventRoute, params: { section, sport, champ: competition, game: event } };
}
