interface DocsFrame {
  title: string;
  /** The words beside the name of the portal. */
  lead: string;
  nonce: string;
  style: string;
  /** Further elements of the head. */
  head?: string;
  /** Everything below the band. */
  body: string;
}

/** A page of the documentation, in the scheme that was chosen in the portal or else that of the system. */
export const docsFrame = ({
  title,
  lead,
  nonce,
  style,
  head = '',
  body,
}: DocsFrame): string => `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Portal PBR</title>
<script nonce="${nonce}">${FOLLOW_SCHEME}</script>
${head}<style nonce="${nonce}">${style}</style>
</head>
<body>
<header class="top"><a href="/">Portal PBR</a><span>${lead}</span><a href="/api/docs">Llamadas</a><a href="/api/docs/guia">Guía</a><a href="/api/openapi.json">openapi.json</a></header>
${body}
</body>
</html>
`;

/** The web keeps the choice under this key; see its color-scheme.ts. */
const FOLLOW_SCHEME = `{
const system = matchMedia('(prefers-color-scheme: dark)');
const chosen = () => { try { return localStorage.getItem('pbr-modo'); } catch { return null; } };
const follow = () => document.documentElement.classList.toggle('dark-mode', chosen() ? chosen() === 'dark' : system.matches);
follow();
system.addEventListener('change', follow);
addEventListener('storage', follow);
}`;
