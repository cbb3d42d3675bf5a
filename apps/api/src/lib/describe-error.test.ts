import { createTestDb } from '@pbr/db/testing/database';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test("describes a failed statement without the visitor's input", async () => {
  const t = await createTestDb();
  const values = {
    propertyId: 'no-es-uuid-secreto',
    clientName: 'Marta Secreto',
    clientEmail: 'secreto@correo.mx',
    noticeVersion: '1',
  };
  const error: unknown = await t.db
    .insert(propertyInquiries)
    .values(values)
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  await t.close();
  expect(JSON.stringify(describeError(error))).not.toMatch(/secreto/iu);
  expect(describeError(error)).toMatchObject({
    message: expect.stringContaining('insert into "property_inquiries"'),
    cause: { code: '22P02', message: 'string_to_uuid' },
  });
});

test('keeps the message, stack and causes of any other error', () => {
  const error = new Error('outer', { cause: new TypeError('inner') });
  const described = describeError(error);
  expect(described).toMatchObject({
    type: 'Error',
    message: 'outer',
    cause: { type: 'TypeError', message: 'inner' },
  });
  expect(described.stack[0]).toContain('describe-error.test.ts');
});

test('logs one cause of an endless chain', () => {
  const error = new Error('self');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).length).toBeGreaterThan(0);
});
