import {
  type ServiceRequestSearch,
  serviceRequestSearchSchema,
  type ServiceRequestsPage,
  serviceRequestsPageSchema,
} from '@pbr/schemas/service-request/search';
import { stringifySearch, withoutNothing } from '../../../lib/lists/search-params.ts';

type ServiceRequestChange = {
  [Field in keyof ServiceRequestsPage]?: ServiceRequestsPage[Field] | undefined;
};

/** The search parameters of the list after a change: with nothing open, and without empty ones. */
export function changeServiceRequests(
  search: ServiceRequestSearch,
  change: ServiceRequestChange,
): ServiceRequestsPage {
  const filters = serviceRequestSearchSchema.parse(search);
  return withoutNothing(serviceRequestsPageSchema.parse({ ...filters, ...change }));
}

/** The URL of the filtered list as a file. */
export function serviceRequestsExportUrl(search: ServiceRequestSearch): string {
  return `/api/requests.csv${stringifySearch(changeServiceRequests(search, {}))}`;
}
