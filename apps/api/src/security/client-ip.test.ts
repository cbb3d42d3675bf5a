import { expect, test } from 'vitest';
import { ipKey, clientIpOf } from './client-ip.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, key) => {
  expect(ipKey(ip)).toBe(key);
});

test.each([
  [['10.0.0.1', '192.0.2.7'], '192.0.2.7'],
  [['10.0.0.1', 'unknown'], '10.0.0.1'],
  [['10.0.0.1', '10.0.0.2', '192.0.2.7:5000'], '10.0.0.2'],
  [['10.0.0.1', ''], '10.0.0.1'],
])('of %j, from the connection to the client, %s counts', (ips, ip) => {
  expect(clientIpOf({ ip: ips.at(-1) ?? '', ips })).toBe(ip);
});

test('without a proxy the IP of the connection counts', () => {
  expect(clientIpOf({ ip: '192.0.2.7' })).toBe('192.0.2.7');
});
