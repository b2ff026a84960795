import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../../test/network/answer.ts';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import { PersonalStore } from './PersonalStore.ts';

async function open(login = 'unverified', hasProfile = true) {
  const page = createPlatformPage();
  if (!hasProfile) page.sandbox.store.run('DELETE FROM profiles');
  await page.signIn(login);
  const store = new PersonalStore(page);
  const other = new PersonalStore(page);
  for (const one of [store, other]) one.answer.open();
  await page.until(() => store.answer.hasValue && other.answer.hasValue);
  return { page, store, other };
}

test('OFC-122 OF05 numbers come masked, an empty box keeps them, and what was not changed is not sent', async () => {
  const { store, page } = await open();
  store.set('passport', 'X1234567');
  store.set('name', ' Sam ');
  store.set('pinCode', '4321');
  expect(await store.save()).toEqual([]);
  expect(store.outcome).toBe('saved');
  expect([store.masked('passport'), store.masked('pinCode'), store.value('passport')]).toEqual([
    '••••4567',
    '••••',
    '',
  ]);
  store.set('passport', 'Y');
  store.set('passport', '');
  store.set('name', 'Sam');
  expect(store.hasChange).toBe(false);
  expect(page.network.asked.filter((path) => path.includes('profile'))).toHaveLength(3);
});

test('OFC-121 OF05 nothing is sent while a day is wrong, and the field says so', async () => {
  const { store, page } = await open();
  store.set('birthDay', '1990-05-05');
  store.set('passportDay', '1980-05-05');
  expect(store.problem('passportDay')).toBeUndefined();
  const asked = page.network.asked.length;
  expect(await store.save()).toEqual(['passportDay']);
  expect(store.problem('passportDay')).toBe('issuedBeforeBirth');
  expect(page.network.asked).toHaveLength(asked);
});

test('OFC-123 OF05 what another tab saved meanwhile is not overwritten: both are there', async () => {
  const { store, other } = await open();
  store.set('city', 'Sliema');
  store.set('region', 'North');
  other.set('city', 'Valletta');
  await other.save();
  expect(await store.save()).toEqual([]);
  expect([store.outcome, store.conflicts]).toEqual(['changedElsewhere', ['city']]);
  expect([store.value('city'), store.answer.value?.data.city]).toEqual(['Sliema', 'Valletta']);
  expect(await store.save()).toEqual(['city']);
  store.keepMine('city');
  expect([store.conflicts, store.value('city')]).toEqual([[], 'Sliema']);
  store.takeTheirs('city');
  await store.save();
  expect(store.answer.value?.data).toMatchObject({ city: 'Valletta', region: 'North' });
  other.set('city', 'Mdina');
  await other.save();
  // The city was not changed again: nothing to choose, but the person looks once more.
  expect([other.outcome, other.conflicts]).toEqual(['changedElsewhere', []]);
  await other.save();
  expect([other.outcome, other.answer.value?.data.city]).toEqual(['saved', 'Mdina']);
});

test('OFC-124 OF05 ID08 verified names are fixed; the platform refuses them as well', async () => {
  const { store } = await open('demo', false);
  // What was never said is no proved name.
  expect(store.isFixed('name')).toBe(false);
  store.set('name', 'Alex');
  await store.save();
  expect([store.outcome, store.isFixed('name'), store.isFixed('city')]).toEqual([
    'saved',
    true,
    false,
  ]);
  store.set('name', 'Another');
  await store.save();
  expect([store.outcome, store.value('name')]).toEqual(['verified', 'Another']);
  const { store: whole } = await open('demo');
  const fixed = (['name', 'city', 'birthPlace'] as const).map((field) => whole.isFixed(field));
  expect(fixed).toEqual([true, true, false]);
});

test('OFC-125 OF05 what was typed stays when it fails, and goes with the person', async () => {
  const { store, page } = await open();
  store.set('city', 'Sliema');
  page.network.breakOff(['/profile']);
  void store.save();
  await page.until(() => !store.isSaving);
  expect([store.outcome, store.value('city')]).toEqual(['failed', 'Sliema']);
  page.network.breakOff(false);
  await store.save();
  expect(store.outcome).toBe('saved');
  store.set('region', 'North');
  await page.session.end();
  expect(store.value('region')).toBe('');
  // The page that was opened before it was known who is here asks for the next person.
  await page.signIn('demo');
  await page.until(() => store.answer.value?.login === 'demo');
});

test('OFC-125 OF05 an answer that was lost is looked up', async () => {
  const { store } = await open();
  const file = store.answer.value;
  if (file === undefined) throw new Error('The data were not loaded');
  answer('office.changeProfile', refusal(504, 'gateway'));
  answer('office.profile', {
    version: '0123456789abcdef',
    data: {
      name: '',
      surname: '',
      middle_name: '',
      date_birthday: '',
      place_birthday: '',
      region: '',
      city: 'Sliema',
      registration_address: '',
      document_type_id: '',
      passport: '',
      passport_series: '',
      passport_date: '',
      passport_end_date: '',
      issued_by: '',
      inn: '',
      pin_code: '',
    },
    is_verified: false,
    verified: [],
    phone: '',
    email: '',
    login: 'newbie',
    country_code: 'MT',
  });
  store.set('city', 'Sliema');
  await store.save();
  expect([store.outcome, store.hasChange]).toEqual(['saved', false]);
});

test('OFC-147 FM06 what the platform finds wrong stands at the field that it names, until that is changed', async () => {
  const { store } = await open();
  const wrong = { code: 'future', detail: 'This cannot be', field: 'passport_date' };
  answer('office.changeProfile', HttpResponse.json({ errors: [wrong] }, { status: 400 }));
  store.set('passportDay', '2019-05-05');
  expect(await store.save()).toEqual([]);
  expect([store.problem('passportDay'), store.outcome, store.isSaving]).toEqual([
    'future',
    undefined,
    false,
  ]);
  store.set('passportDay', '2019-05-06');
  expect(store.problem('passportDay')).toBeUndefined();
});
