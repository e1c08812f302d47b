interface Pattern {
  id: string;
  matches: RegExp;
}

export interface FoundPattern {
  id: string;
  /** The values for `{0}`, `{1}`, … */
  values: string[];
}

let patterns: Pattern[] | null = null;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function toPattern(id: string): Pattern {
  const parts = id.split(/\{\d\}/).map(escaped);
  return { id, matches: new RegExp(`^${parts.join('(.+?)')}$`, 's') };
}

/** When several patterns fit, the one with the most words of its own comes first. */
const bySize = (one: Pattern, other: Pattern) => other.id.length - one.id.length;

/** Finds the catalogue's text, such as `{0} is not a date.`, from which a finished sentence was made. */
export function findPattern(sentence: string, ids: string[]): FoundPattern | null {
  patterns ??= ids
    .filter((id) => id.includes('{0}'))
    .map(toPattern)
    .sort(bySize);
  for (const { id, matches } of patterns) {
    const found = matches.exec(sentence);
    if (found) return { id, values: found.slice(1) };
  }
  return null;
}

/** Drops the patterns after the catalogue has changed. */
export function forgetPatterns(): void {
  patterns = null;
}
