const BOUNDARY = 'limite';

interface FormFile {
  field?: string;
  name?: string;
  type?: string;
}

/** A part of a multipart form with these headers. */
export const rawPart = (headers: string, bytes: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\n${headers}\r\n\r\n`, 'latin1'),
    bytes,
    Buffer.from('\r\n'),
  ]);

/** A file in a multipart form. */
export const filePart = (
  bytes: Uint8Array,
  { field = 'photo', name = 'casa.jpg', type = 'image/jpeg' }: FormFile = {},
) =>
  rawPart(
    `content-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}`,
    bytes,
  );

export const fieldPart = (field: string, value: string) =>
  Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );

export const FORM_END = Buffer.from(`--${BOUNDARY}--\r\n`);
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
