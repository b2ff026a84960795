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

/** The resolved configuration of one brand: every layer merged, every default filled in. */
export type SiteConfiguration = SiteConfigurationJson;

/**
 * What happened, published to all listeners: synchronously, in this tab only. Not for asking
 * another plugin to act: that is a command.
 */
export interface Events {
  readonly emit: <Payload>(event: EventToken<Payload>, payload: Payload) => void;
  readonly on: <Payload>(event: EventToken<Payload>, run: (payload: Payload) => void) => Dispose;
}

/** Asks a plugin to do something. Rejects when the plugin that owns the command is off. */
export interface Commands {
  readonly run: <Payload, Answer>(
    command: CommandToken<Payload, Answer>,
    payload: Payload,
  ) => Promise<Answer>;
}

/** Dialogs of plugins, one above the other. */
export interface Modals {
  /** Opens over whatever is open; undefined when it was dismissed. Focus comes back. */
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
  /** Made when first asked for. Rejects with MissingServiceError when its plugin is off. */
  readonly get: <T>(token: Token<T>) => Promise<T>;
  /** The service when it is already there, without waiting. */
  readonly peek: <T>(token: Token<T>) => T | undefined;
  readonly has: (token: Token<unknown>) => boolean;
}

/** What the core gives to every guard, service, command and setup. */
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
