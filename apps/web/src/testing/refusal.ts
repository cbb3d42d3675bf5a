/** An error in the server's format; a fake answer throws it to refuse a call. */
export function refusal(appCode: string, message: string, fields?: Record<string, string>): Error {
  return Object.assign(new Error(message), {
    error: { message, code: -32600, data: { code: 'CONFLICT', httpStatus: 409, appCode, fields } },
  });
}
