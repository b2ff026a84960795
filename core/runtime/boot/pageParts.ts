import { ErrorPage } from '../../shell/pages/ErrorPage.tsx';
import type { RouteParts } from '../routes/createRoutes.ts';
import { PageView } from '../views/PageView.tsx';
import { Page } from './Page.tsx';

/** What the routes of every page draw, on the edge as in the browser. */
export const pageParts: Omit<RouteParts, 'decide'> = { Page, View: PageView, Failure: ErrorPage };
