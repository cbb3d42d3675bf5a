import { createHash } from 'node:crypto';

/**
 * The content policy of a page that many are sent: its inline scripts by their digests, because a nonce that several readers know lets
 * anything through. Styles keep theirs; what `style` attributes may do, an injected sheet may do as well.
 */
export function policyOfInlineScripts(
  policy: string,
  { html, nonce }: { html: string; nonce: string },
): string {
  const own = new RegExp(`<script\\b[^>]*\\bnonce="${nonce}"[^>]*>([^]*?)</script>`, 'gu');
  const digests = new Set<string>();
  for (const [, code = ''] of html.matchAll(own))
    if (code !== '') digests.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return policy.replace(/\bscript-src [^;]*/u, ["script-src 'self'", ...digests].join(' '));
}
