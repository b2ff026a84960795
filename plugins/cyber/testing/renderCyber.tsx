import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { betting } from '../../betting/index.ts';
import { cyber } from '../index.ts';

interface CyberStageOptions {
  readonly path: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly isMobile?: boolean;
}

/** A page of the plugin with the real core over a sandbox in memory. */
export async function renderCyber(
  View: ComponentType,
  { path, settings = {}, isMobile = false }: CyberStageOptions,
) {
  const { sandbox, breakOff } = attachSandbox();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [betting, cyber],
    configuration: { plugins: { betting: {}, cyber: settings } },
    isMobile,
    path: `/en/${path}`,
  });
  const show = (): Promise<void> => act(async () => rerender(<View />));
  return { runtime, sandbox, breakOff, show };
}
