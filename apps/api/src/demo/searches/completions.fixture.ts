/** A text in a search field, the places offered for it with their listings, and the key of a listing with that id. */
export type Completion = readonly [text: string, places: readonly string[], listing?: string];

export const COMPLETIONS: readonly Completion[] = [
  ['rom', ['Roma Norte 4', 'Roma Sur 1']],
  ['ROMA N', ['Roma Norte 4']],
  ['cond', ['Condesa 3']],
  ['condesa', ['Condesa 3', 'Hipódromo 3']],
  ['la condesa', ['Condesa 3', 'Hipódromo 3']],
  ['polan', ['Polanco V Sección 3']],
  ['cdmx', ['Ciudad de México 35']],
  ['df', ['Ciudad de México 35']],
  ['edomex', ['Estado de México 2']],
  ['qro', ['Querétaro 3']],
  ['coyoa', ['Coyoacán 3']],
  ['cuauhtémoc', ['Cuauhtémoc 14']],
  ['Alcaldía Cuauhtémoc', ['Cuauhtémoc 14']],
  ['benito j', ['Benito Juárez 7']],
  ['merid', ['Mérida 3']],
  ['zona rosa', ['Juárez 3']],
  ['santa fe', ['Lomas de Santa Fe 3']],
  ['06140', ['Condesa 3']],
  ['condeza', ['Condesa 3']],
  ['juriqilla', ['Juriquilla 3']],
  ['PBR-48B356B9', [], 'roma-norte-orizaba'],
  ['9accf869', [], 'condesa-tamaulipas'],
  // Sold.
  ['PBR-F7299EE9', []],
  ['qwertyuiop', []],
];
