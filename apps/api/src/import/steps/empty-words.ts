/** Words of people and systems for 'nothing here', in small plain letters without blanks and points. */
const EMPTY_WORDS = new Set(
  `na n/a nd n/d s/d s/i n/i #n/a #n/d nan null nil none undefined nulo nula vacio vacia ninguno ninguna noaplica noaplicable
  nodisponible noespecificado noespecificada noespecifica nodefinido nodefinida noindicado noindicada noinformado noinformada
  noregistrado nodeterminado noasignado nodata sindato sindatos sininformacion sininfo sinespecificar sindefinir sincaptura
  sindescripcion sincomentarios sinasignar sinregistro pordefinir porconfirmar pendiente desconocido desconocida notavailable notapplicable
  unknown noinfo nohay`.split(/\s+/u),
);

/** Whether a text only says that there is nothing: '-', 'N/D', 'sin dato'. */
export function isEmptyWord(text: string): boolean {
  if (text.length > 20) return false;
  if (/^[-–—_.·*¿?/\\'"`~\s]*$/u.test(text)) return true;
  if (!/^[#([]?[dnpsuv]/iu.test(text.trimStart())) return false;
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\p{M}\s.()[\]]/gu, '')
    .toLowerCase();
  return EMPTY_WORDS.has(plain);
}

/** '#¡REF!', '#DIV/0!' or '####': a spreadsheet lost what stood there. Its '#N/D' only says that there is nothing. */
export const isBrokenCell = (text: string): boolean =>
  /^#(?:[¡¿]?\p{L}[\p{L}/\d]*[!?]|#{2,}$)/u.test(text.trim());
