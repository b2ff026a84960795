/**
 * The light build has the types of the full build, which the package exports under another name.
 */
declare module 'hls.js/light' {
  export { default, ErrorDetails, ErrorTypes, Events } from 'hls.js';
  export type { LoaderContext } from 'hls.js';
}
