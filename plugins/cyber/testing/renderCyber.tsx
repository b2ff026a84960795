import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';
import { RuntimeContext } from '../../../core/react/ServicesContext.ts';
import { renderInRuntime } from '../../../core/shell/stage/renderInRuntime.tsx';
import { createTestSandbox } from '../../../sandbox/createTestSandbox.ts';
import { betting } from '../../betting/index.ts';
import { cyber } from '../index.ts';

interface CyberStageOptions {
  readonly path: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly isMobile?: boolean;
}

/** A page of the plugin with the real core over a sandbox in memory; `fetch` is the sandbox's until the test ends. */
export async function renderCyber(View: ComponentType, { path, settings = {}, isMobile = false }: CyberStageOptions) {
  const sandbox = createTestSandbox();
  const broken = new Set<string>();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if ([...broken].some((part) => address.includes(part))) throw new TypeError('Failed to fetch');
    return sandbox.request(address, init);
  });
  onTestFinished(() => {
    sandbox.dispose();
    vi.unstubAllGlobals();
  });
  const { runtime, rerender } = await renderInRuntime(<span />, { manifests: [betting, cyber], configuration: { plugins: { betting: {}, cyber: settings } }, isMobile, path: `/en/${path}` });
  const show = (): Promise<void> =>
    act(async () =>
      rerender(
        <RuntimeContext value={runtime}>
          <View />
        </RuntimeContext>,
      ),
    );
  return { runtime, sandbox, broken, show };
}
