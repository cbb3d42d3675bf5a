/** A part of a template: text, a placeholder, or an optional stretch that appears only when all its placeholders have a value. */
type Part = string | { name: string } | { optional: Part[] };

/** Parses '{kind} en {place}[, con {area} m²]'. Returns null when braces or brackets do not match. */
export function parseTemplate(text: string): Part[] | null {
  const parts: Part[] = [];
  let optional: Part[] | undefined;
  for (const [token] of text.matchAll(/\{[^{}[\]]*\}|[^{}[\]]+|./gsu)) {
    if (token === '[' && !optional) optional = [];
    else if (token === ']' && optional) {
      parts.push({ optional });
      optional = undefined;
    } else if (token.length > 2 && token.startsWith('{')) {
      (optional ?? parts).push({ name: token.slice(1, -1).trim() });
    } else if (/^[^{}[\]]/u.test(token)) (optional ?? parts).push(token);
    else return null;
  }
  return optional ? null : parts;
}

export function placeholdersOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'name' in part ? [part.name] : placeholdersOf(part.optional);
  });
}

/** Renders the text, or '' when a placeholder outside the optional stretches has no value: it never makes half a sentence. */
export function renderTemplate(parts: readonly Part[], valueOf: (name: string) => string): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('optional' in part) text += renderTemplate(part.optional, valueOf);
    else {
      const value = valueOf(part.name);
      if (value === '') return '';
      text += value;
    }
  }
  return text;
}
