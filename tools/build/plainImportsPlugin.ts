import type { Plugin } from 'vite';

/** What the bundler makes of `(await import('./X.js')).X`, minified: the export is taken out, put back, and taken out again. */
const roundabout = /async\(\)=>\{let\{(\w+):(\w+)\}=await import\((`[^`]*`)\);return\{\1:\2\}\}/g;

/** The same of a module that shares its chunk with others, and so is a name of it. */
const roundaboutOfPart =
  /async\(\)=>\{let\{(\w+):(\w+)\}=await (import\(`[^`]*`\)\.then\(\w+=>\w+\.\w+\));return\{\1:\2\}\}/g;

/** `async()=>{let{X:e}=await import(P);return{X:e}}` → `()=>import(P)`; anything else stays as it is. */
export function plainImports(code: string): string {
  return code.replace(roundabout, '()=>import($3)').replace(roundaboutOfPart, '()=>$3');
}

/** The first script is full of thunks that load something: without the detour of each it is half a kilobyte smaller. */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'grandstand:plain-imports',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = plainImports(file.code);
      },
    },
  };
}
