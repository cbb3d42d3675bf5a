/** Shown when rendering itself failed: it needs no data, no script and no style. */
export const FAILURE_PAGE = `<!doctype html>
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
<p>Algo salió mal de nuestro lado. Intenta de nuevo en un momento.</p>
<p><a href="/">Ir al inicio</a></p>
</main>
</body>
</html>
`;
