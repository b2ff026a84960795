import { expect, test } from 'vitest';
import type { PluginManifest } from '../core/contract/PluginManifest.ts';
import { plugins } from '../plugins/index.ts';

interface Field {
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly minimum?: number;
  readonly pattern?: string;
}

const manifests: readonly PluginManifest[] = plugins;
const steps = manifests.flatMap(({ events = [] }) =>
  events.filter(({ name }) => /[.-]step$/.test(name)),
);

test('SHL-801 UC07 sign-in, registration, recovery and payments declare their steps', () => {
  expect(steps.map(({ name }) => name).toSorted()).toEqual([
    'auth.sign-in-step',
    'payments.step',
    'recovery.step',
    'registration.step',
  ]);
});

test.each(steps.map((event) => [event.name, event.payload] as const))(
  'SHL-801 SHL-934 UC07 TK04 the payload of %s accepts only words of closed lists, counts and durations',
  async (_name, declared) => {
    const payload = typeof declared === 'function' ? await declared() : declared;
    const { properties, additionalProperties, required } = payload as {
      readonly properties: Readonly<Record<string, Field>>;
      readonly additionalProperties: boolean;
      readonly required: readonly string[];
    };
    expect(additionalProperties).toBe(false);
    expect(required).toEqual(Object.keys(properties));
    for (const [name, field] of Object.entries(properties)) {
      const isWord = field.enum?.every((word) => /^[a-z][a-z_-]{0,39}$/.test(String(word)));
      const isCount = field.type === 'integer' && field.minimum === 0;
      const isCode = name === 'code' && field.pattern === '^(?:[a-z][a-z_]{0,39}|\\d{1,3})$';
      expect([name, isWord === true || isCount || isCode || field.type === 'boolean']).toEqual([
        name,
        true,
      ]);
    }
    expect(Object.keys(properties).join(' ')).not.toMatch(
      /login|phone|email|amount|minor|token|user|id\b|number|account/i,
    );
  },
);
