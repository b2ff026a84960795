import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { AsyncBoundary, useService } from '#core/ui';
import { consentToken } from '../contract.ts';
import { ConsentStore } from './ConsentStore.ts';

const ConsentBar = lazy(async () => ({ default: (await import('./ConsentBar.tsx')).ConsentBar }));

/** Where the question about cookies appears; who has answered it does not load it. */
export const ConsentHost = observer(function ConsentHost() {
  const consent = useService(consentToken);
  if (!(consent instanceof ConsentStore) || !consent.isShown) return null;
  return (
    <AsyncBoundary fallback={null}>
      <ConsentBar consent={consent} />
    </AsyncBoundary>
  );
});
