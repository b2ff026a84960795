import type { ServerGuard } from '../core/contract/ServerGuard.ts';
import type { StructuredData } from '../core/runtime/head/StructuredData.ts';
import type { InitialState } from '../core/runtime/boot/InitialState.ts';
import type { RenderedPage } from '../core/runtime/boot/renderPage.tsx';
import type { ServerPageFacts } from '../core/runtime/boot/serverPageHost.ts';
import type { PlainPageProps } from '../core/shell/plain/PlainPage.tsx';
import type { BuiltSite } from './start/BuiltSite.ts';
import type { Dictionaries } from './page/Dictionaries.ts';
import type { Site, Stage } from './sites/loadSites.ts';
import type { AnswerChecks } from './page/PageSources.ts';
import type { FailureLog } from './operation/FailureLog.ts';
import type { PageFiles } from './page/pageFiles.ts';
import type { Platform } from './platform/Platform.ts';

/** Renders the first state of a page to HTML, from the state that the page is started with. */
export type RenderPage = (boot: InitialState, facts: ServerPageFacts) => Promise<RenderedPage>;

/** Renders a page without scripts to HTML. */
export type RenderPlainPage = (page: PlainPageProps) => string;

export interface EdgeOptions {
  readonly sites: ReadonlyMap<string, Site>;
  readonly defaultBrand: string;
  readonly stage: Stage;
  readonly platform: Platform;
  readonly build: BuiltSite;
  readonly dictionaries: Dictionaries;
  /**
   * Renders the first state of pages; without it they are sent empty, and the browser renders them.
   */
  readonly render?: RenderPage;
  /** Renders pages without scripts: error pages of the edge, and the page for old browsers. */
  readonly renderPlain: RenderPlainPage;
  /** Structured data (JSON-LD) of routes, by route name. */
  readonly structuredData?: ReadonlyMap<string, StructuredData>;
  /** Server guards that are called before a page is served, by plugin id. */
  readonly serverGuards?: ReadonlyMap<string, ServerGuard>;
  /** The development server: its own scripts before the entry, and a looser policy. */
  readonly development?: {
    readonly files: PageFiles;
    readonly leadingHtml: (nonce: string) => string;
  };
  /**
   * Whether protocol, host, country and address of a request are taken from a balancer's headers.
   */
  readonly trustsProxy?: boolean;
  readonly firstDataLimitMs?: number;
  /** Validators of answers; an answer that fails its validator is not inlined in pages. */
  readonly answerChecks?: AnswerChecks;
  /** Time limit of server rendering. */
  readonly renderLimitMs?: number;
  /** Log of failed calls to the platform. */
  readonly failures?: FailureLog;
}
