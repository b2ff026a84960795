import { join } from 'node:path';
import { expect, test } from 'vitest';
import { doorsPlugin } from './doorsPlugin.ts';

const root = join(import.meta.dirname, '..', '..');

function transform(code: string): unknown {
  const { transform: run } = doorsPlugin(root);
  return typeof run === 'function' ? run.call({} as never, code, '/plugins/x/index.ts') : undefined;
}

test('what is taken from a door comes from the file behind it, and types from nowhere', () => {
  expect(transform("import { definePlugin, type Guard, createToken as make } from '#core';\nimport { Button, useService } from '#core/ui';")).toBe(
    `import { definePlugin } from '${root}/core/plan/definePlugin.ts'; import { createToken as make } from '${root}/core/services/Token.ts';\nimport { Button } from '${root}/core/ui/controls/Button.tsx'; import { useService } from '${root}/core/react/useService.ts';`,
  );
  expect(transform("import { nothing } from '#core';")).toBe("import { nothing } from '#core';");
  expect(transform("import {\n  toOdds,\n} from '#core';\nlast();")).toBe(`import { toOdds } from '${root}/core/odds/Odds.ts';\n\n\nlast();`);
});
