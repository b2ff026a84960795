import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { loadRequests } from '../menu/SupportApi.ts';
import type { SupportRequest } from './SupportRequest.ts';

type RequestServices = Pick<CoreServices, 'environment' | 'http' | 'reports' | 'scheduler'>;

/** Creates the resource with the person's requests to the support, newest first. */
export function ownRequests(services: RequestServices): Resource<readonly SupportRequest[]> {
  const { http, reports } = services;
  return createResource(services, {
    ask: () =>
      loadRequests(http).catch((error: unknown) => {
        reports.report(error, { plugin: 'support', contribution: 'requests' });
        throw error;
      }),
  });
}
