import type { AccumulatorList, GeneratorAnswer, YourLine } from '#wire';
import { isGeneratorRequest } from '#wire/validators/selections.js';
import type { User } from '../accounts/Users.ts';
import { readBody } from '../http/readBody.ts';
import { queryChoice } from '../http/readQuery.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import type { Line } from '../line/Line.ts';
import type { Store } from '../store/Store.ts';
import { Accumulators } from './Accumulators.ts';
import { generateBets } from './generateBets.ts';
import { mostBackedCompetitions } from './mostBackedCompetitions.ts';

export interface SelectionRoutesDependencies {
  readonly line: Line;
  readonly store: Store;
  readonly user: (context: SandboxContext) => User;
  readonly nowMs: () => number;
}

/** Personal selections: favourite competitions, accumulators of the day, the bet generator. */
export function addSelectionRoutes(
  app: SandboxApp,
  { line, store, user, nowMs }: SelectionRoutesDependencies,
): void {
  const accumulators = new Accumulators(line, nowMs);
  app.get('/web-api/line/v1/yours', (context) =>
    context.json<YourLine>(mostBackedCompetitions(store, user(context).id, nowMs())),
  );

  app.get('/web-api/line/v1/accumulators', (context) => {
    const section = queryChoice(
      new URL(context.req.url).searchParams,
      'section',
      ['line', 'live'],
      'line',
    );
    return context.json<AccumulatorList>(accumulators.list(section, context.var.language));
  });

  app.post('/web-api/line/v1/generator', async (context) => {
    const request = await readBody(context.req.raw, isGeneratorRequest);
    return context.json<GeneratorAnswer>(
      generateBets(line, request, context.var.language, nowMs()),
    );
  });
}
