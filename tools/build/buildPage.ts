/** Builds the page of the stage `STAGE` into `dist/<stage>`, and puts packed copies beside its files. */
import { buildPage } from './pageBuild.ts';

await buildPage();
