import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useService } from '#core/ui';
import { consentToken } from '../contract.ts';
import { ConsentStore } from '../stores/ConsentStore.ts';

const ConsentBar = lazy(async () => ({ default: (await import('./ConsentBar.tsx')).ConsentBar }));

/** Where the question about cookies appears; who has answered it does not load it. */
export const ConsentHost = observer(function ConsentHost() {
  const consent = useService(consentToken);
  if (!(consent instanceof ConsentStore) || !consent.isShown) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBar consent={consent} />
    </Suspense>
  );
});
