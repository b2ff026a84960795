import { expect } from '@playwright/test';
import { go, say, type Scene, type Visit } from '../Visit.ts';

/** Answers of the platform. */
const unknown = {
  is_verified: false,
  checks: [
    { kind: 'age', state: 'needed', papers: ['passport', 'id_card'] },
    { kind: 'name', state: 'needed', papers: ['passport', 'id_card'] },
    { kind: 'address', state: 'needed', papers: ['utility_bill', 'bank_statement'] },
    { kind: 'instrument', state: 'not_asked', papers: [] },
    { kind: 'funds', state: 'not_asked', papers: [] },
  ],
  min_age: 18,
  today: '2026-11-27',
  tries_left: 5,
  review_hours: 24,
  needed_for: ['deposit', 'play'],
  ways: [
    {
      id: 'bankid',
      name: 'Bank ID',
      kind: 'redirect',
      proves: ['age', 'name', 'address'],
      is_open: true,
    },
    { id: 'harbour-id', name: 'Harbour ID', kind: 'frame', proves: ['age', 'name'], is_open: true },
  ],
};
/** Public records have no match, and one document was refused. */
const refused = {
  ...unknown,
  checks: unknown.checks.map((check) => ({
    ...check,
    changed_at: 1_790_000_000,
    ...(check.kind === 'age' || check.kind === 'name'
      ? { state: 'refused', reason: 'unreadable' }
      : {}),
  })),
  tries_left: 4,
};

async function goAs(visit: Visit, state: object): Promise<void> {
  const { page } = visit;
  await page.unroute('**/web-api/identity/v1/state');
  await page.route('**/web-api/identity/v1/state', (route) => route.fulfill({ json: state }));
  await go(visit, 'office/verification');
}

/** The page of identity verification. */
export const identityScenes: readonly Scene[] = [
  {
    name: 'verification',
    isSignedIn: true,
    show: async (visit) => {
      await go(visit, 'office/verification');
      await expect(
        visit.page.getByText(say(visit, 'identity.page:checks.title')).first(),
      ).toBeVisible();
    },
    next: [
      {
        name: 'verification, details that are missing',
        show: async (visit) => {
          await goAs(visit, unknown);
          const send = say(visit, 'identity.page:details.send');
          await visit.page.getByRole('button', { name: send }).click();
          // The list of faults, as there is more than one.
          await expect(visit.page.locator('main form [role="group"]:focus')).toBeVisible();
        },
      },
      {
        name: 'verification, papers',
        show: async (visit) => {
          await goAs(visit, refused);
          await visit.page
            .locator('main input[type="file"]')
            .first()
            .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('none') });
          await expect(
            visit.page.getByText(say(visit, 'shell.files:file.type')).first(),
          ).toBeVisible();
        },
      },
    ],
  },
];
