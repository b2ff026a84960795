import { debugManifests } from '../../core/runtime/boot/debugManifests.ts';
import type { ServerGuard } from '../../core/contract/ServerGuard.ts';
import { renderPage, renderPlainPage } from '../../core/runtime/boot/renderPage.tsx';
import type { StructuredData } from '../../core/runtime/head/StructuredData.ts';
import { shell } from '../../core/shell/index.ts';
import { plugins } from '../../plugins/index.ts';
import { Dictionaries } from '../page/Dictionaries.ts';
import type { Stage } from '../sites/loadSites.ts';
import type { EdgePlugins } from './startServer.ts';

type Text = Readonly<Record<string, string>>;
interface StructuredDataModule {
  readonly structuredData: Readonly<Record<string, StructuredData>>;
}

const serverGuards = import.meta.glob<ServerGuard>('../../plugins/*/*/serverGuard.ts', {
  eager: true,
  import: 'serverGuard',
});
const described = import.meta.glob<StructuredDataModule>('../../plugins/*/*/structuredData.ts', {
  eager: true,
});
const texts = import.meta.glob<Text>(
  ['../../plugins/*/locales/**/*.json', '../../core/shell/**/locales/**/*.json'],
  { eager: true, import: 'default' },
);

/** Contributions of plugins to the edge, bundled by Vite. */
export function builtPlugins(stage: Stage): EdgePlugins {
  const manifests = [shell, ...(stage === 'production' ? [] : debugManifests), ...plugins];
  const ofPlugins = <Value>(byPath: Readonly<Record<string, Value>>): [string, Value][] =>
    manifests.flatMap(({ id }) =>
      Object.entries(byPath)
        .filter(([path]) => path.split('/')[3] === id)
        .map(([, value]): [string, Value] => [id, value]),
    );
  const modules = ofPlugins(described).map(([, module]) => module);
  return {
    manifests,
    serverGuards: new Map(ofPlugins(serverGuards)),
    render: renderPage,
    renderPlain: renderPlainPage,
    structuredData: new Map(
      modules.flatMap(({ structuredData }) => Object.entries(structuredData)),
    ),
    dictionaries: new Dictionaries(
      new Map(Object.entries(texts).map(([path, text]) => [dictionaryOf(path), text])),
    ),
  };
}

/** `../../plugins/betting/locales/media/en.json` → `betting.media/en`. */
function dictionaryOf(path: string): string {
  const [owner = '', name = ''] = path.split('/locales/');
  const parts = name.replace(/\.json$/, '').split('/');
  return `${[owner.split('/').at(-1), ...parts.slice(0, -1)].join('.')}/${parts.at(-1) ?? ''}`;
}
