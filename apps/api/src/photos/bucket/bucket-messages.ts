export interface ListedObject {
  key: string;
  bytes: number;
  changedAt: Date;
}

export interface BucketRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Empty for the bucket itself. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  data?: Uint8Array;
  /** The first and the last byte to read. */
  range?: { start: number; end: number };
}

export interface BucketAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}
