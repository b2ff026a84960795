// The class of the browser is the same as that of Node to whoever uses it; only their private parts
// differ.
declare module '@mswjs/interceptors/fetch/web' {
  export { FetchInterceptor } from '@mswjs/interceptors/fetch';
}
