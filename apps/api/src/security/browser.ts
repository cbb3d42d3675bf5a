import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import type { BrowserInfo } from '../lib/context.ts';

/** For a request that other sites' pages cannot make: they are refused before. */
export function browserOf(headers: IncomingHttpHeaders): BrowserInfo {
  const name = headers['user-agent'];
  return {
    get isRobot() {
      return !name || isbot(name);
    },
    // Programs that are not browsers send neither header.
    isOnOwnPage: headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin',
  };
}
