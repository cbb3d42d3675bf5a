type Words = readonly (readonly [RegExp, string])[];

/** Specific before general: Edge and Opera also call themselves Chrome, and nearly every browser says Safari. */
const BROWSERS: Words = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\b/u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//u, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//u, 'Safari'],
];

const DEVICES: Words = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/u, 'Mac'],
  [/\bLinux\b/u, 'Linux'],
];

const find = (words: Words, userAgent: string) =>
  words.find(([pattern]) => pattern.test(userAgent))?.[1];

/** 'Chrome en Windows'. A guess: programs may send any name. */
export function describeUserAgent(userAgent: string): string {
  const browser = find(BROWSERS, userAgent);
  const device = find(DEVICES, userAgent);
  if (browser === undefined && device === undefined) return 'Dispositivo desconocido';
  return `${browser ?? 'Navegador desconocido'}${device === undefined ? '' : ` en ${device}`}`;
}
