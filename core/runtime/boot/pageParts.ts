import { ErrorPage } from '../../shell/pages/ErrorPage.tsx';
import type { RouteParts } from '../routes/createRoutes.ts';
import { PageView } from '../views/PageView.tsx';
import { Page } from './Page.tsx';

/** Components of the routes of every page, on the edge as in the browser. */
export const pageParts: Omit<RouteParts, 'decide'> = { Page, View: PageView, Failure: ErrorPage };
