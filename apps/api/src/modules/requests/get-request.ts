import { requestItemSchema } from '@pbr/schemas/request/request';
import { operation } from '../../operation/operation.ts';
import { read } from '../../operation/rows.ts';
import { requests } from './request.rows.ts';

export const getRequest = operation({
  access: 'admin',
  row: read(requests, 'manage'),
  output: requestItemSchema,
  run: async (_ctx, _input, request) => request,
});
