import type { PluginManifest } from '#core';
import { auth } from './auth/index.ts';
import { betting } from './betting/index.ts';
import { bonuses } from './bonuses/index.ts';
import { coupon } from './coupon/index.ts';
import { identity } from './identity/index.ts';
import { limits } from './limits/index.ts';
import { manager } from './manager/index.ts';
import { notices } from './notices/index.ts';
import { office } from './office/index.ts';
import { support } from './support/index.ts';
import { access } from './access/index.ts';
import { recovery } from './recovery/index.ts';
import { challenge } from './challenge/index.ts';
import { cyber } from './cyber/index.ts';
import { payments } from './payments/index.ts';
import { paymentRequests } from './payment-requests/index.ts';
import { referrals } from './referrals/index.ts';
import { registration } from './registration/index.ts';
import { results } from './results/index.ts';
import { security } from './security/index.ts';

/** Manifests of all plugins; `debug.ts` adds those of development. The order only decides ties. */
export const plugins: readonly PluginManifest[] = [
  auth,
  coupon,
  betting,
  limits,
  office,
  notices,
  access,
  challenge,
  support,
  recovery,
  cyber,
  results,
  payments,
  paymentRequests,
  registration,
  security,
  identity,
  bonuses,
  manager,
  referrals,
];
