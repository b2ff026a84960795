import type { Guard } from '#core';
import { mediaToken, cyberEventRoute } from '../contract.ts';

/** Ends the media of the page that is left; floating media continue. */
export const clearMedia: Guard = ({ routeName, params }, { navigation, services }) => {
  const isSamePage =
    (routeName === 'betting.event' || routeName === cyberEventRoute) &&
    params['game'] === navigation.params['game'];
  if (!isSamePage) services.peek(mediaToken)?.clear();
  return { kind: 'next' };
};
