import { HttpResponse } from 'msw';
import type {
  Channel,
  FavouriteLists,
  GameFull,
  GameWire,
  PriceHistoryWire,
  SportsTree,
} from '#wire';
import { endpoints } from '../../../schemas/generated/endpoints.ts';
import { refusal } from '../../../test/network/answer.ts';
import { answerWith } from '../../../test/network/answerPaths.ts';
import { ScriptedFeed } from '../../../test/network/ScriptedFeed.ts';

/** A call as it arrived; values of the query are texts. */
interface ReceivedCall {
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const table = Object.values(endpoints)
  .filter(({ id }) => id.startsWith('betting.'))
  .map(({ id, method, path }) => ({
    id,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));

/** The scripted line of this plugin's tests: answers to calls, and feed messages. */
export class ScriptedLine {
  games: readonly GameWire[] = [];
  full: GameFull | undefined;
  history: PriceHistoryWire | undefined;
  favourites: FavouriteLists = { games: [], champs: [], teams: [] };
  tree: SportsTree = { sports: [], topChampIds: [] };
  /** Answers of other calls by endpoint: a value sent as JSON, or a response. */
  answers: Readonly<Record<string, unknown>> = {};
  failsWith: number | undefined;
  readonly calls: ReceivedCall[] = [];
  readonly #feed = new ScriptedFeed({
    isWelcoming: true,
    pictureOf: (channel) => {
      if (channel.kind === 'sports') return { tree: this.tree };
      if (channel.kind === 'event') return { full: this.full };
      const games = this.#list('video' in channel && channel.video === true);
      return { games, total: games.length };
    },
  });

  constructor() {
    answerWith(async (request) => {
      const call = await readCall(request);
      if (call === undefined) return Response.error();
      this.calls.push(call);
      if (this.failsWith !== undefined) return refusal(this.failsWith, 'odd');
      const answer = this.#answer(call);
      if (answer instanceof Response) return answer.clone();
      return HttpResponse.json(JSON.parse(JSON.stringify(answer ?? null)));
    });
  }

  get channels(): readonly Channel[] {
    return this.#feed.channels;
  }

  readonly snapshot = (data: object): Promise<void> => this.#feed.snapshot(data);
  readonly delta = (data: object): Promise<void> => this.#feed.delta(data);
  readonly stale = (): Promise<void> => this.#feed.lose();
  readonly refuse = (code = 'unknown_channel'): Promise<void> => this.#feed.refuse(code);

  #list(isOnlyVideo: boolean): readonly GameWire[] {
    return isOnlyVideo ? this.games.filter(({ hasVideo }) => hasVideo === true) : this.games;
  }

  #answer({ id, query, body }: ReceivedCall): unknown {
    if (id in this.answers) return this.answers[id];
    if (id === 'betting.sports') return this.tree;
    if (id === 'betting.game') return this.full;
    if (id === 'betting.priceHistory') return this.history;
    if (id === 'betting.putFavourites') this.favourites = body as FavouriteLists;
    if (id.endsWith('Favourites')) return this.favourites;
    const games = this.#list(query['video'] === 'true');
    const offset = Number(query['offset'] ?? 0);
    return {
      games: games.slice(offset, offset + Number(query['limit'] ?? 50)),
      total: games.length,
      seq: 1,
    };
  }
}

async function readCall(request: Request): Promise<ReceivedCall | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const body = await request.text();
  for (const { id, method, pattern } of table) {
    const match = method === request.method ? pattern.exec(pathname) : null;
    if (match !== null)
      return {
        id,
        params: { ...match.groups },
        query: Object.fromEntries(searchParams),
        body: body === '' ? undefined : (JSON.parse(body) as unknown),
      };
  }
  return undefined;
}

/** Lets calls arrive and be answered. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
