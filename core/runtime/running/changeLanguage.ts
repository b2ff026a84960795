import { runInAction } from 'mobx';
import type { FeedClient } from '../../platform/feed/FeedClient.ts';
import type { HttpClient } from '../../platform/http/HttpClient.ts';
import type { ChangeableI18n } from '../texts/createPageTexts.ts';
import { directionOf } from '../texts/directionOf.ts';
import { languageTag } from '../texts/languageTag.ts';
import type { Cookies } from '../../platform/storage/Cookies.ts';
import type { Environment } from '../boot/Environment.ts';

export interface LanguageDependencies {
  readonly environment: { -readonly [Name in keyof Environment]: Environment[Name] };
  readonly i18n: ChangeableI18n;
  readonly http: Pick<HttpClient, 'dropFirst'>;
  readonly feed: Pick<FeedClient, 'setLanguage'>;
  readonly cookies: Pick<Cookies, 'write'>;
  readonly root: Pick<HTMLElement, 'lang' | 'dir'>;
}

const rememberedS = 365 * 86_400;

/**
 * Changes the language without loading the page: dictionaries first, then everything at once, so
 * that two languages are never mixed. The platform's texts arrive over a new socket, as after any
 * gap; typed text is kept.
 */
export async function changeLanguage(
  language: string,
  signal: AbortSignal,
  { environment, i18n, http, feed, cookies, root }: LanguageDependencies,
): Promise<void> {
  const commit = await i18n.prepare(language);
  // After two quick changes the later one wins, whichever loaded first.
  if (signal.aborted) return;
  runInAction(() => {
    commit();
    environment.language = language;
    environment.direction = directionOf(language);
  });
  root.lang = languageTag(language);
  root.dir = environment.direction;
  http.dropFirst();
  feed.setLanguage(language);
  cookies.write('lng', language, rememberedS);
}
