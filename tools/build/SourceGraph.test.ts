import { expect, test } from 'vitest';
import { rootFolder } from './installedPlugins.ts';
import { SourceGraph } from './SourceGraph.ts';

const graph = new SourceGraph(rootFolder);

test('PLN-60 an import through a file that passes names on leads to the file behind it alone', () => {
  const { passedOn } = graph.factsOf('plugins/betting/ui.ts');
  const hook = passedOn.get('useBetting') ?? '';
  expect(hook).toMatch(/useBetting\.ts$/);
  const closure = graph.closure(['plugins/cyber/disciplines/useCyberPlace.ts']);
  expect(closure).toContain(hook);
  expect(closure).not.toContain('plugins/betting/ui.ts');
});

test('PLN-60 tokens, services that are asked for, and modules that come later are read from the sources', () => {
  expect(graph.factsOf('plugins/cyber/contract.ts').tokens.get('cyberToken')).toBe(
    'cyber.disciplines',
  );
  expect(graph.factsOf('plugins/cyber/disciplines/useCyberPlace.ts').drawnWith).toContain(
    'cyberToken',
  );
  expect(graph.factsOf('core/runtime/boot/main.ts').lazy).toEqual(['core/runtime/boot/start.tsx']);
});
