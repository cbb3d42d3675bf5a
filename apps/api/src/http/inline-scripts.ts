import { createHash } from 'node:crypto';

/**
 * The content policy of a page that many readers get. It allows the page's inline scripts by digest, because a nonce that several readers
 * know lets any script through. Styles keep their nonce: `style` attributes are allowed anyway, so an injected style sheet gains nothing.
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
