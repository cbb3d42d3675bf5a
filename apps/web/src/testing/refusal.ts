/** What the server refuses, in its own words; an answer of the fake server throws it. */
export function refusal(appCode: string, message: string, fields?: Record<string, string>): Error {
  return Object.assign(new Error(message), {
    error: { message, code: -32600, data: { code: 'CONFLICT', httpStatus: 409, appCode, fields } },
  });
}
