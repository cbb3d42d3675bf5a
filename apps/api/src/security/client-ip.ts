import { isIP, isIPv6 } from 'node:net';

const GROUPS = 8;
/** The first four groups of an IPv6 name the connection; its owner chooses the rest freely. */
const GROUPS_OF_A_CONNECTION = 4;

/** The key of an IP in limits: an IPv4, also from its IPv6 form, or the /64 network of an IPv6. */
export function ipKey(ip: string): string {
  const bare = ip.split('%')[0] ?? '';
  if (!isIPv6(bare)) return bare;
  const groups = expand(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return groups.slice(6).flatMap(bytes).join('.');
  const network = groups.slice(0, GROUPS_OF_A_CONNECTION).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The IP of a request. A trusted proxy may forward something that is not an IP, which its client may have made up at will: then the
 * proxy's own IP counts. `ips` goes from the connection to the client.
 */
export function clientIpOf({ ip, ips = [] }: { ip: string; ips?: readonly string[] }): string {
  return ips.findLast((one) => isIP(one) !== 0) ?? ip;
}

const bytes = (group: number) => [Math.floor(group / 256), group % 256];

function expand(ip: string): number[] {
  const [head = '', tail] = ip.split('::');
  const before = groupsOf(head);
  if (tail === undefined) return before;
  const after = groupsOf(tail);
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}

/** The last group may be written as an IPv4. */
function groupsOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
