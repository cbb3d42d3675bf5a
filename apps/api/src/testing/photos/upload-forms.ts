const BOUNDARY = 'limite';

interface FormFile {
  field?: string;
  name?: string;
  type?: string;
}

/** A file in a multipart form. */
export const filePart = (
  bytes: Uint8Array,
  { field = 'photo', name = 'casa.jpg', type = 'image/jpeg' }: FormFile = {},
) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);

export const fieldPart = (field: string, value: string) =>
  Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );

export const FORM_END = Buffer.from(`--${BOUNDARY}--\r\n`);
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
