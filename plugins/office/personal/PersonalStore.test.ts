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

test('OFC-122 OF05 numbers are masked, an empty field keeps them, and only changes are sent', async () => {
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

test('OFC-121 OF05 nothing is sent while a date is wrong, and its field shows the error', async () => {
  const { store, page } = await open();
  store.set('birthDay', '1990-05-05');
  store.set('passportDay', '1980-05-05');
  expect(store.problem('passportDay')).toBeUndefined();
  const asked = page.network.asked.length;
  expect(await store.save()).toEqual(['passportDay']);
  expect(store.problem('passportDay')).toBe('issuedBeforeBirth');
  expect(page.network.asked).toHaveLength(asked);
});

test('OFC-123 OF05 data saved in another tab meanwhile are not overwritten: both values are shown', async () => {
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
  // Only the region changed elsewhere: no conflict in the city, but the save must be repeated.
  expect([other.outcome, other.conflicts]).toEqual(['changedElsewhere', []]);
  await other.save();
  expect([other.outcome, other.answer.value?.data.city]).toEqual(['saved', 'Mdina']);
});

test('OFC-124 OF05 ID08 verified names are read-only; the platform refuses changes as well', async () => {
  const { store } = await open('demo', false);
  // A name that was never entered is not verified.
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

test('OFC-125 OF05 typed text survives a failure and is dropped with the session', async () => {
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
  // A page opened before the sign-in loads the data of the next person.
  await page.signIn('demo');
  await page.until(() => store.answer.value?.login === 'demo');
});

test('OFC-125 OF05 a lost answer is looked up', async () => {
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

test('OFC-147 FM06 an error of the platform is shown at the field that it names, until that is changed', async () => {
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
