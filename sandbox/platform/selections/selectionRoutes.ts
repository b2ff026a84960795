import type { AccumulatorList, GeneratorAnswer, YourLine } from '#wire';
import { isGeneratorRequest } from '#wire/validators/selections.js';
import { readBody } from '../http/readBody.ts';
import { queryChoice, queryOf } from '../http/readQuery.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import { Accumulators } from './Accumulators.ts';
import { generateBets } from './generateBets.ts';
import { mostBackedCompetitions } from './mostBackedCompetitions.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

/**
 * Adds the routes of personal selections: favourite competitions, accumulators of the day, the bet
 * generator.
 */
export function addSelectionRoutes(
  app: SandboxApp,
  { line, store, user, nowMs }: SandboxPlatform,
): void {
  const accumulators = new Accumulators(line, nowMs);
  app.get('/web-api/line/v1/yours', (context) =>
    context.json<YourLine>(mostBackedCompetitions(store, user(context).id, nowMs())),
  );

  app.get('/web-api/line/v1/accumulators', (context) => {
    const section = queryChoice(queryOf(context), 'section', ['line', 'live'], 'line');
    return context.json<AccumulatorList>(accumulators.list(section, context.var.language));
  });

  app.post('/web-api/line/v1/generator', async (context) => {
    const request = await readBody(context, isGeneratorRequest);
    return context.json<GeneratorAnswer>(
      generateBets(line, request, context.var.language, nowMs()),
    );
  });
}
