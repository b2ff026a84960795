import type { Guard } from '#core';
import { mediaToken, cyberEventRoute } from '../contract.ts';

/** What belongs to the page that is left ends with it; what was taken off its page goes on. */
export const clearMedia: Guard = ({ routeName, params }, { navigation, services }) => {
  const isSamePage =
    (routeName === 'betting.event' || routeName === cyberEventRoute) &&
    params['game'] === navigation.params['game'];
  if (!isSamePage) services.peek(mediaToken)?.clear();
  return { kind: 'next' };
};
