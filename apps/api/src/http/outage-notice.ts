/** The look comes from the page's own sheets (`outage-notice` in global.css). React leaves an element alone that it did not draw there. */
const NOTICE =
  '<aside class="outage-notice" role="status">Tenemos un problema temporal: ves esta página como estaba hace unos minutos, y los formularios no se pueden enviar por ahora. <a href="">Actualizar</a></aside>';

/** Puts the notice at the top of a page that is sent while the database is away. */
export function addOutageNotice(html: string): string {
  return html.replace(/<body[^>]*>/u, (body) => body + NOTICE);
}
