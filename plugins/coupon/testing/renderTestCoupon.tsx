import { dictionariesOf } from '../../../core/runtime/plan/dictionariesOf.ts';
import { Hydration } from '../../../core/runtime/views/Hydration.ts';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CoreServices } from '#core';
import { createPageTexts, type Namespaces } from '../../../core/runtime/texts/createPageTexts.ts';
import type { Runtime } from '../../../core/ui/react/ServicesContext.ts';
import { ViewLoader } from '../../../core/runtime/views/ViewLoader.ts';
import { coupon } from '../index.ts';
import type { TestCoupon } from './createTestCoupon.ts';
import { TestPage } from '../../../test/services/TestPage.tsx';
import { fakeOf } from '../../../test/services/fakeOf.ts';

/** Renders a part of the test coupon in English; `more` are texts of other plugins. */
export async function renderTestCoupon(
  page: TestCoupon,
  node: ReactNode,
  more: Namespaces = {},
): Promise<void> {
  const namespaces = { ...Object.fromEntries(dictionariesOf('coupon', coupon.i18n)), ...more };
  const i18n = createPageTexts({
    language: 'en',
    defaultLanguage: 'en',
    namespaces,
    reports: page.services.reports,
  });
  await Promise.all(Object.keys(namespaces).map((namespace) => i18n.loadNamespace(namespace)));
  const services: CoreServices = { ...page.services, i18n };
  await act(async () => {
    render(
      <TestPage
        runtime={fakeOf<Runtime>({
          services,
          views: new ViewLoader(i18n),
          hydration: new Hydration(),
          title: fakeOf<Runtime['title']>({ show: () => undefined }),
          health: fakeOf<Runtime['health']>({ record: () => undefined }),
        })}
      >
        {node}
      </TestPage>,
    );
    await page.pass(0);
  });
}
