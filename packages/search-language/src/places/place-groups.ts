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

/** Words that name a section of a colonia. */
export const SECTION_WORDS: ReadonlySet<string> = new Set(
  `norte sur oriente poniente centro reforma ampliacion seccion secc primera segunda tercera cuarta quinta sexta
  i ii iii iv v vi vii viii ix x 1 2 3 4 5 6 7 8 9 10 1a 2a 3a 4a 5a 1ra 2da 3ra 4ta 5ta`.split(
    /\s+/u,
  ),
);
