import { router } from './trpc.ts';
import { accountRouter } from './modules/accounts/doors/account.router.ts';
import { agentRouter } from './modules/agents/agent.router.ts';
import { apiTokenRouter } from './modules/api-tokens/api-token.router.ts';
import { commissionRouter } from './modules/commissions/doors/commission.router.ts';
import { dashboardRouter } from './modules/dashboard/dashboard.router.ts';
import { employeeRouter } from './modules/employees/employee.router.ts';
import { favoriteRouter } from './modules/favorites/favorite.router.ts';
import { healthRouter } from './modules/health/health.router.ts';
import { importRouter } from './modules/imports/import.router.ts';
import { inquiryRouter } from './modules/inquiries/doors/inquiry.router.ts';
import { bulkChangeRouter } from './modules/properties/bulk/bulk.router.ts';
import { placeNameRouter } from './modules/properties/place-names/place-name.router.ts';
import { propertyRouter } from './modules/properties/doors/property.router.ts';
import { serviceRequestRouter } from './modules/service-requests/doors/service-request.router.ts';
import { sessionRouter } from './modules/session/session.router.ts';
import { settingsRouter, siteRouter } from './modules/settings/settings.router.ts';

export const appRouter = router({
  health: healthRouter,
  site: siteRouter,
  settings: settingsRouter,
  session: sessionRouter,
  account: accountRouter,
  apiToken: apiTokenRouter,
  employee: employeeRouter,
  property: propertyRouter,
  placeName: placeNameRouter,
  bulkChange: bulkChangeRouter,
  import: importRouter,
  inquiry: inquiryRouter,
  request: serviceRequestRouter,
  commission: commissionRouter,
  agent: agentRouter,
  dashboard: dashboardRouter,
  favorite: favoriteRouter,
});

export type AppRouter = typeof appRouter;
