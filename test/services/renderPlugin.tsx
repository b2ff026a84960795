import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { configurationDefaults } from '../../schemas/generated/configurationDefaults.ts';
import { isSiteConfiguration } from '../../schemas/generated/validators/config.js';
import { createRuntime, type StartedRuntime } from '../../core/runtime/boot/createRuntime.ts';
import {
  checkConfiguration,
  type SchemaCheck,
} from '../../core/runtime/configuration/checkConfiguration.ts';
import { resolveConfiguration } from '../../core/runtime/configuration/resolveConfiguration.ts';
import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import { dictionariesOf } from '../../core/runtime/plan/dictionariesOf.ts';
import { resolvePlan } from '../../core/runtime/plan/resolvePlan.ts';
import type { TestPerson } from '../../sandbox/testing/createTestSandbox.ts';
import { TestPage } from './TestPage.tsx';
import { shell } from '../../core/shell/index.ts';

export interface RenderOptions {
  readonly manifests?: readonly PluginManifest[];
  /** A configuration layer over the defaults. */
  readonly configuration?: Readonly<Record<string, unknown>>;
  readonly isMobile?: boolean;
  readonly path?: string;
  /**
   * The signed-in user when the page opens; without one, a page for users would wait ten seconds.
   */
  readonly person?: Pick<TestPerson, 'userId' | 'token'> | undefined;
  readonly language?: 'en' | 'ru';
}

export interface RenderedPlugin extends RenderResult {
  readonly runtime: StartedRuntime;
}

/** Renders with the real core in the test's window, with English shell texts loaded. */
export async function renderPlugin(
  node: ReactNode,
  {
    manifests = [],
    configuration = {},
    isMobile = false,
    language = 'en',
    path = `/${language}`,
    person,
  }: RenderOptions = {},
): Promise<RenderedPlugin> {
  localStorage.clear();
  deleteCookies();
  history.replaceState(null, '', path);
  const plugins = Object.fromEntries(manifests.map((manifest) => [manifest.id, {}]));
  const brand = { id: 'testbrand', name: 'Testbrand' };
  const layers = [
    { name: 'defaults', value: configurationDefaults },
    {
      name: 'test',
      value: {
        brand,
        plugins,
        languages: { default: 'en', available: ['en', 'ru'] },
        ...configuration,
      },
    },
  ];
  const { configuration: checked } = checkConfiguration(
    resolveConfiguration(layers).value,
    isSiteConfiguration as SchemaCheck<SiteConfiguration>,
  );
  const all = [shell, ...manifests];
  const boot = {
    configuration: checked,
    plan: resolvePlan(all, checked),
    environment: {
      brand: brand.id,
      language,
      languages: ['en', 'ru'],
      direction: 'ltr',
      stage: 'test',
      isMobile,
      isBot: false,
      status: 200,
    },
    firstData: [],
  } as const;
  const runtime = createRuntime(boot, { first: all });
  // Files share a window: an undisposed page would receive messages of the next test's tabs.
  onTestFinished(runtime.dispose);
  await Promise.all(
    [...manifests, shell]
      .flatMap(({ id, i18n }) => dictionariesOf(id, i18n))
      .map(([namespace]) => runtime.services.i18n.loadNamespace(namespace)),
  );
  if (person !== undefined)
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
  await runtime.navigator.start();
  const result = render(node, {
    wrapper: ({ children }) => <TestPage runtime={runtime}>{children}</TestPage>,
  });
  return { ...result, runtime };
}

/** Files share a window, so that preferences of one test would affect the next. */
function deleteCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    if (name !== '') document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
}
