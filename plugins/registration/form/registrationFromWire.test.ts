import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answer } from '../../../test/network/answer.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import type { RegistrationForm } from '#wire';
import { RegistrationStore } from './RegistrationStore.ts';

test('REG-91 RN02 a type that is not known here, or that asks for an unknown field, is left out and reported', async () => {
  const form = await createTestSandbox().json<RegistrationForm>(
    '/web-api/registration/v1/form?country=MT',
  );
  const [oneClick, phone] = form.types;
  const types = [
    { type: 'by_pigeon', fields: ['country'] },
    ...(oneClick === undefined ? [] : [oneClick]),
    ...(phone === undefined ? [] : [{ ...phone, fields: [...phone.fields, 'shoe_size'] }]),
  ];
  answer('registration.form', HttpResponse.json({ ...form, types }));
  const services = createTestServices();
  const store = new RegistrationStore(services);
  await store.form.load();
  expect(store.types.map(({ type }) => type)).toEqual(['one-click']);
  expect(services.reports.entries.map(({ message }) => message)).toEqual([
    'Error: The platform offers a registration of type by_pigeon: this page has none',
    'Error: The registration phone asks for shoe_size: this page has no such field',
  ]);
});
