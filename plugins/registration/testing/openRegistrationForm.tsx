import { screen } from '@testing-library/react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { PluginManifest } from '#core';
import { useServices } from '#core/ui';
import { attachSandbox, type SandboxNetwork } from '../../../test/network/attachSandbox.ts';
import { renderPlugin, type RenderedPlugin } from '../../../test/services/renderPlugin.tsx';
import type { TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { auth } from '../../auth/index.ts';
import { registrationToken } from '../form/registrationToken.ts';
import { registration } from '../index.ts';
import { RegistrationDialog } from '../open/RegistrationDialog.tsx';
import { RegistrationPage } from '../open/RegistrationPage.tsx';

interface OpenedForm extends RenderedPlugin, Pick<SandboxNetwork, 'breakOff'> {
  readonly sandbox: TestSandbox;
}

interface FormOptions {
  readonly isMobile?: boolean;
  /** Opens the dialog instead of the page. */
  readonly isDialog?: boolean;
  /** Whether the brand opens accounts by a deposit at a bank. */
  readonly hasBank?: boolean;
  /** Sign-in providers of the brand. */
  readonly providers?: readonly string[];
  /** Further plugins of the brand. */
  readonly others?: readonly PluginManifest[];
  readonly path?: string;
  /** Prepares the network before the page opens. */
  readonly prepare?: (network: SandboxNetwork) => void;
  /** False when the page shows something other than its form. */
  readonly isFormAwaited?: boolean;
}

/** Renders the registration with its form on an in-memory sandbox. */
export async function openRegistrationForm({
  isMobile = false,
  isDialog = false,
  hasBank = false,
  providers = [],
  others = [],
  path = '/en',
  prepare,
  isFormAwaited = true,
}: FormOptions = {}): Promise<OpenedForm> {
  const network = attachSandbox();
  prepare?.(network);
  const rendered = await renderPlugin(
    <WithStore>
      {isDialog ? <RegistrationDialog onClose={() => undefined} /> : <RegistrationPage />}
    </WithStore>,
    {
      manifests: [auth, registration, ...others],
      configuration: {
        site: { isRegistrationAllowed: true },
        plugins: {
          auth: { providers },
          registration: hasBank ? { bank: true } : {},
          ...Object.fromEntries(others.map(({ id }) => [id, {}])),
        },
      },
      isMobile,
      path,
    },
  );
  await rendered.runtime.session.start();
  if (isFormAwaited) await screen.findByLabelText(/Country of residence|First name/);
  return { ...rendered, sandbox: network.sandbox, breakOff: network.breakOff };
}

/** A page that suspends in the first act of a test would stay suspended. */
function WithStore({ children }: { readonly children: ReactNode }) {
  const { services } = useServices();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void services.get(registrationToken).then(() => setThere(true));
  }, [services]);
  return <Suspense>{isThere ? children : null}</Suspense>;
}
