import type { CoreServices } from '../../../contract/CoreServices.ts';
import type { ReportEntry } from '../../../platform/reports/Reports.ts';
import { section, type InspectorRow, type InspectorSection } from '../InspectorSection.ts';

type Values = Readonly<Record<string, unknown>>;

/** Session and page, without any token. */
export function sessionSections({
  session,
  pendingWork,
  environment,
  preferences,
  storage,
  navigation,
  config,
}: CoreServices): readonly InspectorSection[] {
  return [
    facts('person', {
      state: session.state.kind,
      userId: session.userId,
      isBanned: session.isBanned,
      'pendingWork.isBusy': pendingWork.isBusy,
    }),
    facts('page', {
      ...environment,
      path: navigation.path,
      routeName: navigation.routeName,
      routeId: navigation.routeId,
      params: navigation.params,
      'configuration.version': config.version,
    }),
    facts('preferences', {
      theme: preferences.theme,
      timeZoneOffsetMin: preferences.timeZoneOffsetMin,
      is12h: preferences.is12h,
      arePricesPaused: preferences.arePricesPaused,
      isHighAccess: preferences.isHighAccess,
      isStartColumnHidden: preferences.isStartColumnHidden,
      isEndColumnHidden: preferences.isEndColumnHidden,
      ...preferences.chosen,
      'storage.isPersistent': storage.isPersistent,
    }),
  ];
}

/** Live data, network and clock. */
export function feedSections({
  feed,
  scheduler,
  clock,
  reports,
}: CoreServices): readonly InspectorSection[] {
  return [
    facts('feed', {
      status: feed.status,
      staleSince:
        feed.staleSinceMs === undefined ? undefined : new Date(feed.staleSinceMs).toISOString(),
      isOnline: scheduler.isOnline,
      isVisible: scheduler.isVisible,
      platformTime: new Date(clock.nowMs()).toISOString(),
    }),
    section(
      'feedReports',
      ['plugin', 'part', 'message'],
      reports.entries.filter(isOfFeed).map(({ plugin, contribution, message }, index) => ({
        key: String(index),
        cells: [plugin, contribution, message],
        tone: 'bad',
      })),
    ),
  ];
}

function isOfFeed({ contribution }: ReportEntry): boolean {
  return contribution.startsWith('feed');
}

function facts(name: string, values: Values): InspectorSection {
  const rows = Object.entries(values).map(([key, value]): InspectorRow => ({
    key,
    cells: [key, typeof value === 'string' ? value : (JSON.stringify(value) ?? '–')],
    tone: 'plain',
  }));
  return section(name, ['name', 'value'], rows);
}
