import { join } from 'node:path';
import { expect, test } from 'vitest';
import { doorsPlugin } from './doorsPlugin.ts';

const root = join(import.meta.dirname, '..', '..');

function transform(code: string, id = '/plugins/x/index.ts'): unknown {
  const { transform: run } = doorsPlugin(root);
  return typeof run === 'function' ? run.call({} as never, code, id) : undefined;
}

test('what is taken from a door comes from the file behind it, and types from nowhere', () => {
  expect(
    transform(
      "import { definePlugin, type Guard, createToken as make } from '#core';\nimport { Button, useService } from '#core/ui';",
    ),
  ).toBe(
    `import { definePlugin } from '${root}/core/contract/definePlugin.ts'; import { createToken as make } from '${root}/core/contract/Token.ts';\nimport { Button } from '${root}/core/ui/controls/Button.tsx'; import { useService } from '${root}/core/ui/react/useService.ts';`,
  );
  expect(transform("import { nothing } from '#core';")).toBe("import { nothing } from '#core';");
  expect(transform("import {\n  loadScript,\n} from '#core';\nlast();")).toBe(
    `import { loadScript } from '${root}/core/platform/scripts/loadScript.ts';\n\n\nlast();`,
  );
});

test('so is what is taken from the ui.ts of another plugin', () => {
  const page = join(root, 'plugins/cyber/disciplines/AllPage.tsx');
  expect(transform("import { OddsButton, useBetting } from '../../betting/ui.ts';", page)).toBe(
    `import { OddsButton } from '${root}/plugins/betting/prices/OddsButton.tsx'; import { useBetting } from '${root}/plugins/betting/service/useBetting.ts';`,
  );
});
