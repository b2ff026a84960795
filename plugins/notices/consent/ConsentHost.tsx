import { observer } from 'mobx-react-lite';
import { LazyPart, useService } from '#core/ui';
import { consentToken } from '../contract.ts';
import { ConsentStore } from './ConsentStore.ts';

/** Renders the cookie prompt; its code is not loaded for people who have answered. */
export const ConsentHost = observer(function ConsentHost() {
  const consent = useService(consentToken);
  if (!(consent instanceof ConsentStore) || !consent.isShown) return null;
  return (
    <LazyPart
      name="notices.consent-bar"
      load={async () => (await import('./ConsentBar.tsx')).ConsentBar}
      props={{ consent }}
      skeleton={null}
    />
  );
});
