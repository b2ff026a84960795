import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Person } from '#domain/accounts/person/Person.ts';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';
import { Profiles } from './Profiles.ts';
import { Users } from './Users.ts';

const accents = ['', '\u0301', '\u0308', '\u0327'] as const;

/** A Latin name with common variations in spelling. */
const name = fc
  .array(
    fc.tuple(
      fc.constantFrom(...'abcdeghilmnoprstu'.split('')),
      fc.constantFrom(...accents),
      fc.boolean(),
    ),
    { minLength: 4, maxLength: 9 },
  )
  .map((letters) => ({
    plain: letters.map(([letter]) => letter).join(''),
    varied: letters
      .map(([letter, accent, isCapital]) => (isCapital ? letter.toUpperCase() : letter) + accent)
      .join('')
      .normalize('NFC'),
  }));

const person = (firstName: string, lastName: string, change: Partial<Person> = {}): Person => ({
  firstName,
  lastName,
  birthDate: '1991-05-17',
  street: '12 Harbour Row',
  postcode: 'SLM 1010',
  city: 'Sliema',
  region: '',
  ...change,
});

test('REG-53 RN11 accents, case, spaces and the order of names do not matter; another name or birthday does', () => {
  const sandbox = createTestSandbox();
  const profiles = new Profiles(sandbox.store);
  const id = new Users(sandbox.store).byLogin('newbie')?.id ?? 0;
  fc.assert(
    fc.property(name, name, fc.boolean(), fc.nat({ max: 3 }), (first, last, isSwapped, blanks) => {
      fc.pre(first.plain !== last.plain);
      profiles.save(id, person(first.plain, last.plain));
      const pad = ' '.repeat(blanks);
      const written = isSwapped
        ? person(`${pad}${last.varied}`, `${first.varied}${pad}`)
        : person(`${first.varied}${pad}`, `${pad}${last.varied}`);
      expect(profiles.sameAs(written)).toContain(id);
      expect(
        profiles.sameAs({ ...written, postcode: ' slm1010', street: 'elsewhere', city: 'X' }),
      ).toContain(id);
      expect(profiles.sameAs({ ...written, birthDate: '1991-05-18' })).not.toContain(id);
      const another = `${written.firstName.trim()}zz`;
      expect(profiles.sameAs({ ...written, firstName: another })).not.toContain(id);
    }),
    { numRuns: 200 },
  );
  sandbox.dispose();
});

test('REG-53 RN11 a double name matches with a hyphen or a space, and without its second part', () => {
  const sandbox = createTestSandbox();
  const profiles = new Profiles(sandbox.store);
  const id = new Users(sandbox.store).byLogin('newbie')?.id ?? 0;
  const sign = fc.constantFrom('-', ' ', '\u2010', ' - ', '  ');
  fc.assert(
    fc.property(name, name, name, sign, sign, (first, second, last, one, other) => {
      fc.pre(new Set([first.plain, second.plain, last.plain]).size === 3);
      profiles.save(id, person(`${first.plain}${one}${second.plain}`, last.plain));
      const written = person(`${first.varied}${other}${second.varied}`, last.varied);
      expect(profiles.sameAs(written)).toContain(id);
      expect(profiles.sameAs({ ...written, firstName: first.varied })).toContain(id);
      expect(profiles.sameAs({ ...written, firstName: 'zz', lastName: last.varied })).not.toContain(
        id,
      );
    }),
    { numRuns: 100 },
  );
  sandbox.dispose();
});
