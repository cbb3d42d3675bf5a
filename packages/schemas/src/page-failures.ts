/** The failures that any page can show, in words. Pages carry only these, not the whole catalogue of errors. */
export const pageFailures = {
  /** Said by the browser: no server answered. */
  'connection.lost': 'Sin conexión. Revisa tu internet e intenta de nuevo.',
  'request.too_many': 'Recibimos demasiadas solicitudes. Espera un momento e intenta de nuevo.',
  'server.unavailable':
    'El servicio no está disponible por un momento. Intenta de nuevo en unos segundos.',
  'server.unexpected': 'Algo salió mal de nuestro lado. Intenta de nuevo.',
} as const;
