/** Words that name a section of a colonia. */
export const SECTION_WORDS: ReadonlySet<string> = new Set(
  `norte sur oriente poniente centro reforma ampliacion seccion secc primera segunda tercera cuarta quinta sexta
  i ii iii iv v vi vii viii ix x 1 2 3 4 5 6 7 8 9 10 1a 2a 3a 4a 5a 1ra 2da 3ra 4ta 5ta`.split(
    /\s+/u,
  ),
);
