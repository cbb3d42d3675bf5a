import { serviceRequestItemSchema } from '@pbr/schemas/service-request/service-request';
import { action } from '../../../action/action.ts';
import { read } from '../../../action/rows.ts';
import { sentServiceRequests } from './service-request.rows.ts';

export const getServiceRequest = action({
  access: 'admin',
  row: read(sentServiceRequests, 'manage'),
  output: serviceRequestItemSchema,
  run: async (_ctx, _input, serviceRequest) => serviceRequest,
});
