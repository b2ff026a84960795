import { expect, test } from 'vitest';
import { plainImports } from './plainImportsPlugin.ts';

test('SHL-257 a thunk that takes one export out of a chunk imports it without a detour', () => {
  const code =
    'load:async()=>(await o(async()=>{let{SignInPage:e}=await import(`./SignInPage-abc.js`);return{SignInPage:e}},__vite__mapDeps([1,2]))).SignInPage';
  expect(plainImports(code)).toBe(
    'load:async()=>(await o(()=>import(`./SignInPage-abc.js`),__vite__mapDeps([1,2]))).SignInPage',
  );
});

test('SHL-257 a module that shares its chunk with others is taken out of it without a detour as well', () => {
  const code =
    'load:async()=>(await o(async()=>{let{SportTree:e}=await import(`./frame-abc.js`).then(e=>e.n);return{SportTree:e}},[])).SportTree';
  expect(plainImports(code)).toBe(
    'load:async()=>(await o(()=>import(`./frame-abc.js`).then(e=>e.n),[])).SportTree',
  );
});

test.each([
  'async()=>{let{A:e,B:t}=await import(`./x.js`);return{A:e,B:t}}',
  'async()=>{let{A:e}=await import(`./x.js`);return{B:e}}',
  'async()=>{let{A:e}=await import(`./x.js`);return e}',
  'async()=>{let e=await import(`./x.js`);return{A:e}}',
])('SHL-257 anything else stays: %s', (code) => {
  expect(plainImports(code)).toBe(code);
});
