/** Builds the page of `STAGE` into `dist/<stage>`, with compressed copies. */
import { buildPage } from './pageBuild.ts';

await buildPage();
