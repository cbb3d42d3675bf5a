import { requestItemSchema } from '@pbr/schemas/request/request';
import { action } from '../../action/action.ts';
import { read } from '../../action/rows.ts';
import { requests } from './request.rows.ts';

export const getRequest = action({
  access: 'admin',
  row: read(requests, 'manage'),
  output: requestItemSchema,
  run: async (_ctx, _input, request) => request,
});
