/** Colonias that people mean by one name, in plain letters. A name also stands for its own sections: 'Roma' for 'Roma Norte'. */
export const PLACE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  condesa: ['condesa', 'hipodromo', 'hipodromo condesa'],
  lomas: ['lomas de chapultepec', 'lomas altas', 'lomas de bezares', 'bosques de las lomas'],
  'las lomas': ['lomas de chapultepec', 'bosques de las lomas'],
  polanco: ['polanco', 'polanco reforma', 'polanco chapultepec', 'chapultepec morales'],
  'santa fe': ['santa fe', 'lomas de santa fe', 'santa fe cuajimalpa', 'santa fe la loma'],
  'zona rosa': ['juarez'],
  pedregal: ['pedregal', 'jardines del pedregal', 'pedregal de san angel'],
};
