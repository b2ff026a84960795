import type { SiteConfigurationJson } from '../../schemas/generated/config.ts';
import type { Feed } from '../platform/feed/Feed.ts';
import type { Http } from '../platform/http/Http.ts';
import type { Reports } from '../platform/reports/Reports.ts';
import type { Session } from '../platform/session/Session.ts';
import type { Cookies } from '../platform/storage/Cookies.ts';
import type { SafeStorage } from '../platform/storage/SafeStorage.ts';
import type { Tabs } from '../platform/tabs/Tabs.ts';
import type { Clock } from '../platform/time/Clock.ts';
import type { Scheduler } from '../platform/time/Scheduler.ts';
import type { Environment } from '../runtime/boot/Environment.ts';
import type { Announcer } from '../runtime/notices/Announcer.ts';
import type { Notices } from '../runtime/notices/Notices.ts';
import type { Plan } from '../runtime/plan/Plan.ts';
import type { Preferences } from '../runtime/preferences/Preferences.ts';
import type { Navigation } from '../runtime/routes/Navigation.ts';
import type { PendingWork } from '../runtime/services/PendingWork.ts';
import type { I18n } from '../runtime/texts/I18n.ts';
import type { Dispose } from './Dispose.ts';
import type { CommandToken, EventToken, ModalToken, Token } from './Token.ts';

/** Resolved configuration of one brand: all layers merged, all defaults filled in. */
export type SiteConfiguration = SiteConfigurationJson;

/**
 * Publishes events to all listeners, synchronously and in this tab only. To make another plugin
 * act, run a command.
 */
export interface Events {
  readonly emit: <Payload>(event: EventToken<Payload>, payload: Payload) => void;
  readonly on: <Payload>(event: EventToken<Payload>, run: (payload: Payload) => void) => Dispose;
}

/** Runs commands of plugins. Rejects when the plugin that owns the command is off. */
export interface Commands {
  readonly run: <Payload, Answer>(
    command: CommandToken<Payload, Answer>,
    payload: Payload,
  ) => Promise<Answer>;
}

/** Dialogs of plugins, stacked. */
export interface Modals {
  /** Opens over the open dialogs; resolves with undefined when dismissed. Focus is restored. */
  readonly open: <Props extends object, Result>(
    modal: ModalToken<Props, Result>,
    props: Props,
  ) => Promise<Result | undefined>;
  readonly closeAll: () => void;
  /** Observable. */
  readonly isAnyOpen: boolean;
}

/** Services of plugins, behind the tokens of their contracts. Components use `useService`. */
export interface ServiceRegistry {
  /** Creates the service on first use. Rejects with MissingServiceError when its plugin is off. */
  readonly get: <T>(token: Token<T>) => Promise<T>;
  /** Returns the service if it is created already. */
  readonly peek: <T>(token: Token<T>) => T | undefined;
  readonly has: (token: Token<unknown>) => boolean;
}

/** Services that the core gives to every guard, service, command and setup. */
export interface CoreServices {
  readonly announcer: Announcer;
  readonly clock: Clock;
  readonly commands: Commands;
  readonly config: SiteConfiguration;
  readonly cookies: Cookies;
  readonly pendingWork: PendingWork;
  readonly environment: Environment;
  readonly events: Events;
  readonly feed: Feed;
  readonly http: Http;
  readonly i18n: I18n;
  readonly modals: Modals;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly plan: Plan;
  readonly preferences: Preferences;
  readonly reports: Reports;
  readonly scheduler: Scheduler;
  readonly services: ServiceRegistry;
  readonly session: Session;
  readonly storage: SafeStorage;
  readonly tabs: Tabs;
}
