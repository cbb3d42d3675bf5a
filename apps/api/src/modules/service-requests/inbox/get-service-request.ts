import { serviceRequestItemSchema } from '@pbr/schemas/service-request/service-request';
import { action } from '../../../action/action.ts';
import { read } from '../../../action/rows.ts';
import { serviceRequests } from '../service-request.rows.ts';

export const getServiceRequest = action({
  access: 'admin',
  row: read(serviceRequests, 'manage'),
  output: serviceRequestItemSchema,
  run: async (_ctx, _input, serviceRequest) => serviceRequest,
});
