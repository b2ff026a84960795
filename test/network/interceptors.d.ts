// The browser's class has the same public members as Node's; only the private ones differ.
declare module '@mswjs/interceptors/fetch/web' {
  export { FetchInterceptor } from '@mswjs/interceptors/fetch';
}
