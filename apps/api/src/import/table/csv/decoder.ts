/** The letters of code page 850 above ASCII: Excel for Windows saves 'CSV (MS-DOS)' in it, and Node does not know it. */
const IBM850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

interface Decoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string;
}

/** Decodes a file piece by piece and drops its byte order mark. */
export function decoderOf(encoding: string): Decoder {
  return encoding === 'ibm850' ? ibm850 : new TextDecoder(encoding);
}

const ibm850: Decoder = {
  decode: (bytes = new Uint8Array()) =>
    Buffer.from(bytes)
      .toString('latin1')
      .replaceAll(/[\u0080-\u00FF]/gu, (letter) => IBM850[letter.charCodeAt(0) - 128] ?? ''),
};

/** The name under which `decoderOf` knows an encoding; null for an unknown one. */
export function encodingNamed(name: string): string | null {
  if (/^(?:ibm|cp|dos)?-?850$/iu.test(name.trim())) return 'ibm850';
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}
