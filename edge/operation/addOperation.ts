import type { Hono } from 'hono';
import type { EdgeEnvironment } from '../EdgeEnvironment.ts';
import type { EdgeOptions } from '../EdgeOptions.ts';
import type { Metrics } from './Metrics.ts';
import type { Readiness } from './Readiness.ts';

/** Paths of health checks and metrics. */
export const operationPaths: readonly string[] = ['/healthz', '/readyz', '/metrics'];
const headers = { 'Cache-Control': 'no-store' };

/** Health, readiness and metrics, for orchestrators and monitoring. */
export function addOperation(
  app: Hono<EdgeEnvironment>,
  { stage, sites }: Pick<EdgeOptions, 'stage' | 'sites'>,
  { metrics, readiness }: { readonly metrics: Metrics; readonly readiness: Readiness },
): void {
  app.get('/healthz', (context) =>
    context.json({ status: 'ok', stage, brands: [...sites.keys()] }, 200, headers),
  );
  app.get('/readyz', async (context) => {
    const answer = await readiness.answer();
    return context.json(answer, answer.status === 'ready' ? 200 : 503, headers);
  });
  app.get('/metrics', (context) =>
    context.body(metrics.text(), 200, {
      ...headers,
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    }),
  );
}
