/**
 * One URL for each host that the URL of a database names. The first one's port is that of those that name none, as postgres.js reads it.
 */
export function hostsOf(url: string): string[] {
  const parts = /^(?<before>[^:]+:\/\/(?:[^@/?]*@)?)(?<hosts>[^/?]*)(?<after>.*)$/su.exec(url);
  if (!parts?.groups) throw new TypeError('not a database URL');
  const { before = '', hosts = '', after = '' } = parts.groups;
  const port = PORT.exec(hosts.split(',')[0] ?? '')?.[0] ?? '';
  return hosts.split(',').map((host) => `${before}${host}${PORT.test(host) ? '' : port}${after}`);
}

const PORT = /:\d+$/u;
