/**
 * Swagger UI speaks English alone. These are its texts, names and titles as the page shows them; a test in a browser finds what is
 * missing here.
 */
const WORDS = {
  Authorize: 'Autorizar',
  Authorized: 'Autorizado',
  'Available authorizations': 'Formas de autorizar',
  Close: 'Cerrar',
  Logout: 'Quitar',
  'Value:': 'Valor:',
  'Name:': 'Nombre:',
  'In:': 'En:',
  'Try it out': 'Probar',
  Execute: 'Enviar',
  Cancel: 'Cancelar',
  Clear: 'Limpiar',
  Reset: 'Restablecer',
  Download: 'Descargar',
  Parameters: 'Parámetros',
  'No parameters': 'Sin parámetros',
  Name: 'Nombre',
  Description: 'Descripción',
  Responses: 'Respuestas',
  'Server response': 'Respuesta del servidor',
  'Response body': 'Cuerpo de la respuesta',
  'Response headers': 'Cabeceras de la respuesta',
  'Request body': 'Cuerpo de la solicitud',
  'Request URL': 'Dirección de la solicitud',
  'Request duration': 'Duración',
  Code: 'Código',
  Details: 'Detalle',
  Links: 'Enlaces',
  'No links': 'Sin enlaces',
  'Media type': 'Tipo de contenido',
  Controls: 'Decide la cabecera',
  'header.': '.',
  'Example Value': 'Ejemplo',
  'Edit Value': 'Editar',
  Schema: 'Esquema',
  Schemas: 'Esquemas',
  'Headers:': 'Cabeceras:',
  Headers: 'Cabeceras',
  Type: 'Tipo',
  Examples: 'Ejemplos',
  'Examples:': 'Ejemplos:',
  Example: 'Ejemplo',
  Servers: 'Servidor',
  Curl: 'Con curl',
  Undocumented: 'Sin documentar',
  required: 'obligatorio',
  'Send empty value': 'Mandar vacío',
  'Expand all': 'Abrir todo',
  'Collapse all': 'Cerrar todo',
  '- Website': '- Contacto',
  'Loading...': 'Cargando…',
  'No response from server': 'El servidor no respondió',
  'Collapse operation': 'Cerrar la llamada',
  'Expand operation': 'Abrir la llamada',
  'Copy path to clipboard': 'Copiar la dirección',
  'Copy cURL command to clipboard': 'Copiar el comando',
  'Copy code to clipboard': 'Copiar el código',
  'authorization button locked': 'Autorizar: hay una autorización',
  'authorization button unlocked': 'Autorizar',
  'Media Type': 'Tipo de contenido',
  'Request content type': 'Tipo de contenido de la solicitud',
  'apply credentials': 'Usar',
  'Apply credentials': 'Usar',
  'Remove authorization': 'Quitar la autorización',
  'auth-bearer-value': 'Token',
} as const;

/** Replaces Swagger UI's words by Spanish ones, also when it draws again. Code, examples and the document's own words stay. */
export const TRANSLATE = `
const words = new Map(Object.entries(${JSON.stringify(WORDS)}));
const kept = 'pre, code, textarea, .markdown, .renderedMarkdown, .opblock-summary-path, .opblock-summary-description';
const said = (text) => {
  const trimmed = text.trim();
  const word = words.get(trimmed);
  return word === undefined ? text : text.replace(trimmed, word);
};
const translateText = (node) => {
  if (node.parentElement?.closest(kept)) return;
  const text = said(node.data);
  if (text !== node.data) node.data = text;
};
const translateElement = (element) => {
  for (const name of ['aria-label', 'title', 'placeholder']) {
    const text = element.getAttribute(name);
    if (text !== null && said(text) !== text) element.setAttribute(name, said(text));
  }
};
const translate = (root) => {
  if (root.nodeType === Node.TEXT_NODE) return translateText(root);
  if (root.nodeType !== Node.ELEMENT_NODE) return;
  translateElement(root);
  for (const element of root.querySelectorAll('[aria-label], [title], [placeholder]')) translateElement(element);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) translateText(texts.currentNode);
};
new MutationObserver((changes) => {
  for (const { target, type, addedNodes } of changes) {
    if (type === 'childList') addedNodes.forEach(translate);
    else if (type === 'attributes') translateElement(target);
    else translateText(target);
  }
}).observe(document.getElementById('docs'), {
  subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['aria-label', 'title', 'placeholder'],
});
`;
