import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LazyPart, useService, useServices } from '#core/ui';
import { mediaToken } from '../contract.ts';
import { hasStoredMedia } from './storedMedia.ts';

/** Host of the floating player. Its code is loaded only when something is watched. */
export const FloatingMediaHost = observer(function FloatingMediaHost() {
  const { navigation, storage } = useServices();
  const [hadMedia] = useState(() => hasStoredMedia(storage));
  const [wasNeeded, setNeeded] = useState(hadMedia);
  // Only there can something be taken off its page.
  const isNeeded = wasNeeded || navigation.routeName === 'betting.event';
  if (isNeeded && !wasNeeded) setNeeded(true);
  return isNeeded ? <Floating /> : null;
});

const Floating = observer(function Floating() {
  const store = useService(mediaToken);
  const media = store?.floating;
  if (store === undefined || media === undefined) return null;
  return (
    <LazyPart
      name="betting.floating"
      load={async () => (await import('./FloatingPlayer.tsx')).FloatingPlayer}
      props={{ store, media }}
      hasLaterTexts
      skeleton={null}
    />
  );
});
