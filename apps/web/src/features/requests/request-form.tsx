import type { RequestKind } from '@pbr/schemas/request-values';

/** Where a visitor asks the company for something. */
export function RequestForm({ kind }: { kind: RequestKind }) {
  return (
    <p data-request-form={kind}>Llámanos o escríbenos por correo: con gusto te respondemos.</p>
  );
}
