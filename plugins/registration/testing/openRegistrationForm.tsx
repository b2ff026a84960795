import { screen } from '@testing-library/react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useServices } from '#core/ui';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin, type RenderedPlugin } from '../../../test/services/renderPlugin.tsx';
import type { TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { auth } from '../../auth/index.ts';
import { registrationToken } from '../contract.ts';
import { registration } from '../index.ts';
import { RegistrationPage } from '../open/RegistrationPage.tsx';

interface OpenedForm extends RenderedPlugin {
  readonly sandbox: TestSandbox;
}

/** The page of the registration on a sandbox in memory, with its form there. */
export async function openRegistrationForm({
  isMobile = false,
}: { readonly isMobile?: boolean } = {}): Promise<OpenedForm> {
  const { sandbox } = attachSandbox();
  const rendered = await renderPlugin(
    <WithStore>
      <RegistrationPage />
    </WithStore>,
    {
      manifests: [auth, registration],
      configuration: { site: { isRegistrationAllowed: true } },
      isMobile,
    },
  );
  await rendered.runtime.session.start();
  await screen.findByLabelText(/Country of residence|First name/);
  return { ...rendered, sandbox };
}

/** A page that suspends in the first act of a test would stay so. */
function WithStore({ children }: { readonly children: ReactNode }) {
  const { services } = useServices();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void services.get(registrationToken).then(() => setThere(true));
  }, [services]);
  return <Suspense>{isThere ? children : null}</Suspense>;
}
