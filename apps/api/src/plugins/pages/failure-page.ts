/** A page that needs no data, no script and no style; the words come from our own catalogue. */
export const failurePage = (words: string) => `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>No pudimos mostrar esta página</title>
</head>
<body>
<main>
<h1>No pudimos mostrar esta página</h1>
<p>${words}</p>
<p><a href="/">Ir al inicio</a></p>
</main>
</body>
</html>
`;

/** Shown when rendering itself failed. */
export const FAILURE_PAGE = failurePage(
  'Algo salió mal de nuestro lado. Intenta de nuevo en un momento.',
);
