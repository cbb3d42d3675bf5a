/** The failures that any page can show, in words. Pages carry only these, not the whole catalogue of errors. */
export const pageFailures = {
  'request.too_many': 'Recibimos demasiadas solicitudes. Espera un momento e intenta de nuevo.',
  'server.unavailable':
    'El servicio no está disponible por un momento. Intenta de nuevo en unos segundos.',
  'server.unexpected': 'Algo salió mal de nuestro lado. Intenta de nuevo.',
} as const;
