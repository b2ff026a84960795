import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { loadRequests, markRead } from '../menu/SupportApi.ts';
import type { SupportRequest } from './SupportRequest.ts';

type RequestServices = Pick<CoreServices, 'environment' | 'http' | 'reports' | 'scheduler'>;

/** The questions of the person. Once they were shown their answers count as read. */
export function ownRequests(services: RequestServices): Resource<readonly SupportRequest[]> {
  const { http, reports } = services;
  const report = (error: unknown): void =>
    reports.report(error, { plugin: 'support', contribution: 'requests' });
  return createResource(services, {
    ask: () =>
      loadRequests(http).catch((error: unknown) => {
        report(error);
        throw error;
      }),
    onValue: (requests) => {
      if (requests.some((each) => each.isUnread)) markRead(http).catch(report);
    },
  });
}
