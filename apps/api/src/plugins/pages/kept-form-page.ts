import { escapeXml } from '../../lib/xml.ts';
import type { RefusedForm } from './web-entry.ts';

/** Fields that no person has typed. */
const UNSEEN: ReadonlySet<string> = new Set(['company', 'noticeVersion']);

/** Stands for the page of a form when that cannot be made either. It keeps the text and sends it again; it needs no data, script or style. */
export function keptFormPage(path: string, { typed, error }: RefusedForm): string {
  const fields = Object.entries(typed).filter(([, text]) => text !== '');
  const hidden = fields.map(
    ([name, text]) => `<textarea hidden name="${escapeXml(name)}">\n${escapeXml(text)}</textarea>`,
  );
  const shown = fields
    .filter(([name]) => !UNSEEN.has(name))
    .map(([, text]) => `<dd>${escapeXml(text).replaceAll('\n', '<br>')}</dd>`);
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>No pudimos recibir tu mensaje todavía</title>
</head>
<body>
<main>
<h1>No pudimos recibir tu mensaje todavía</h1>
<p role="alert">${escapeXml(error.message)} Lo que escribiste sigue aquí.</p>
<form method="post" action="${escapeXml(path)}">
${hidden.join('\n')}
<p><button>Enviar de nuevo</button></p>
</form>
<dl>
<dt>Lo que escribiste</dt>
${shown.join('\n')}
</dl>
</main>
</body>
</html>
`;
}
