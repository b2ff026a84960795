/** The light build has the types of the whole one, which come with it under another name. */
declare module 'hls.js/light' {
  export { default, ErrorDetails, ErrorTypes, Events } from 'hls.js';
  export type { LoaderContext } from 'hls.js';
}
