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

/** The first state of a page as HTML, from what the page is started with. */
export type DrawPage = (boot: InitialState, facts: ServerPageFacts) => Promise<RenderedPage>;

/** A page without scripts as HTML. */
export type DrawPlainPage = (page: PlainPageProps) => string;

export interface EdgeOptions {
  readonly sites: ReadonlyMap<string, Site>;
  readonly defaultBrand: string;
  readonly stage: Stage;
  readonly platform: Platform;
  readonly build: BuiltSite;
  readonly dictionaries: Dictionaries;
  /** Draws the first state of pages; without it they come empty, and the browser draws them. */
  readonly draw?: DrawPage;
  /** Draws pages without scripts: errors of the edge, and the page for old browsers. */
  readonly drawPlain: DrawPlainPage;
  /** Structured data (JSON-LD) of routes; by route name. */
  readonly structuredData?: ReadonlyMap<string, StructuredData>;
  /** Server guards that are asked before a page is served; by plugin id. */
  readonly serverGuards?: ReadonlyMap<string, ServerGuard>;
  /** The development server: its own scripts before the entry, and a looser policy. */
  readonly development?: {
    readonly files: PageFiles;
    readonly leadingHtml: (nonce: string) => string;
  };
  /** Trusts what a balancer says of protocol, host, country and address of a request. */
  readonly trustsProxy?: boolean;
  readonly firstDataLimitMs?: number;
  /** What breaks its schema is not put into pages. */
  readonly answerChecks?: AnswerChecks;
  /** How long a page may be drawn. */
  readonly drawingLimitMs?: number;
  /** Where failed calls to the platform are written. */
  readonly failures?: FailureLog;
}
