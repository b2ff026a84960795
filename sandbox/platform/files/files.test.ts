import { expect, test } from 'vitest';
import type { FileLink, PersonFile } from '#wire';
import { createTestSandbox, type TestPerson } from '../../testing/createTestSandbox.ts';

const path = '/web-api/files/v1';
const paper = Buffer.from('%PDF-1.7 a statement');

async function upload({ call }: TestPerson, name = 'ümläut "1".pdf'): Promise<PersonFile> {
  const file = (await (
    await call('POST', path, { name, size: paper.length })
  ).json()) as PersonFile;
  await call('PUT', `${path}/${file.id}/0`, new Blob([new Uint8Array(paper)]));
  return file;
}

test('SBX-226 TA17 a file is served by a link once, within a minute, as an attachment with nosniff', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const { id } = await upload(demo);
  const link = async (): Promise<string> =>
    ((await (await demo.call('POST', `${path}/${id}/links`)).json()) as FileLink).url;
  const url = await link();
  const answer = await sandbox.request(url);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(paper);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''%C3%BCml%C3%A4ut%20%221%22.pdf",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await sandbox.request(url)).status).toBe(404);
  const late = await link();
  sandbox.advance(60_000);
  expect((await sandbox.request(late)).status).toBe(404);
  sandbox.dispose();
});

test('SBX-226 TA18 no link to another person’s file is issued', async () => {
  const sandbox = createTestSandbox();
  const { id } = await upload(await sandbox.signIn());
  const other = await sandbox.signIn('newbie');
  expect((await other.call('POST', `${path}/${id}/links`)).status).toBe(404);
  sandbox.dispose();
});

test('SBX-227 uploads that were not sent within a day free the quota', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  for (let each = 0; each < 10; each += 1) await upload(demo);
  const add = (): Promise<Response> => demo.call('POST', path, { name: 'x', size: 10 });
  expect((await add()).status).toBe(409);
  sandbox.advance(86_400_000);
  const later = await sandbox.signIn();
  expect((await later.call('POST', path, { name: 'x', size: 10 })).status).toBe(200);
  sandbox.dispose();
});
