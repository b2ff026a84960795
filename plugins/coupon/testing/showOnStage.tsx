import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CoreServices } from '#core';
import { createI18n } from '../../../core/i18n/createI18n.ts';
import { RuntimeContext, type Runtime } from '../../../core/react/ServicesContext.ts';
import { ViewLoader } from '../../../core/views/ViewLoader.ts';
import { coupon } from '../index.ts';
import type { CouponStage } from './createCouponStage.ts';

/** Shows a part of the coupon on the stage, with the English texts and the parts that are fetched on the way; `more` are texts of the plugin in which the part stands. */
export async function showOnStage(page: CouponStage, node: ReactNode, more: Parameters<typeof createI18n>[0]['namespaces'] = {}): Promise<void> {
  const i18n = createI18n({
    language: 'en',
    defaultLanguage: 'en',
    namespaces: {
      ...more,
      coupon: coupon.i18n.load,
      'coupon.later': coupon.i18n.later,
      'coupon.kinds': coupon.i18n.parts.kinds,
      'coupon.arithmetic': coupon.i18n.parts.arithmetic,
      'coupon.money': coupon.i18n.parts.money,
    },
    reports: page.services.reports,
  });
  await Promise.all(['coupon', 'coupon.later', 'coupon.kinds', 'coupon.money', ...Object.keys(more)].map((namespace) => i18n.loadNamespace(namespace)));
  const services: CoreServices = { ...page.services, i18n };
  await act(async () => {
    render(<RuntimeContext value={{ services, views: new ViewLoader(i18n), title: { show: () => undefined } } as unknown as Runtime}>{node}</RuntimeContext>);
    await page.pass(0);
  });
}
