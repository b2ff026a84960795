import type { ReportAnswer, ReportRequest } from '#wire';
import { isReportRequest } from '#wire/validators/site.js';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

const maxReports = 1000;

/** Adds error reports of pages; the newest are stored. */
export function addReportRoutes(app: SandboxApp, { store, nowMs }: SandboxPlatform): void {
  app.post('/web-api/reports/v1/entries', async (context) => {
    const report = await readBody(context, isReportRequest);
    const id = store.run(
      'INSERT INTO reports (at_ms, report) VALUES (?, ?)',
      nowMs(),
      JSON.stringify(report),
    );
    store.run('DELETE FROM reports WHERE id <= ?', id - maxReports);
    return context.json<ReportAnswer>({ taken: report.entries.length });
  });

  app.get('/sandbox/v1/reports', (context) => {
    const rows = store.all<{ report: string }>('SELECT report FROM reports ORDER BY id');
    return context.json(rows.map((row) => JSON.parse(row.report) as ReportRequest));
  });
}
