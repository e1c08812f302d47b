import type { Piece } from './language.types.js';

const compiled = new Map<string, Piece[]>();

/** Parses a text in ICU syntax: names in braces, `number`, `plural` and `select`. */
class TextReader {
  private at = 0;
  constructor(private readonly text: string) {}

  /** Parses up to the closing brace or the end. */
  pieces(inPlural = false): Piece[] {
    const found: Piece[] = [];
    while (this.at < this.text.length && this.text[this.at] !== '}') {
      if (this.text[this.at] === '{') found.push(this.argument());
      else if (inPlural && this.text[this.at] === '#') found.push(this.take(/#/y));
      else found.push(this.take(inPlural ? /[^{}#]+/y : /[^{}]+/y));
    }
    return found;
  }

  private argument(): Piece {
    const name = this.take(/\{\s*\w+\s*/y)
      .slice(1)
      .trim();
    if (this.take(/[,}]/y) === '}') return [name];
    const type = this.take(/\s*\w+\s*/y).trim();
    if (this.take(/[,}]/y) === '}') return [name, type];
    const cases: Record<string, Piece[]> = {};
    while (this.take(/\s*\}?/y).trim() !== '}') {
      const key = this.take(/=?\w+\s*\{/y);
      cases[key.slice(0, -1).trim().replace('=', '')] = this.pieces(type !== 'select');
      this.take(/\}/y);
    }
    return [name, type, cases];
  }

  private take(what: RegExp): string {
    what.lastIndex = this.at;
    const found = what.exec(this.text);
    if (!found) throw new Error(`Not a text: ${this.text}`);
    this.at = what.lastIndex;
    return found[0];
  }
}

/**
 * Compiles an English text of the code. English has no catalogue, so its texts are parsed when they are first shown.
 * The part after `::` distinguishes two meanings of one word and is not shown.
 */
export function compileText(id: string): Piece[] {
  const [text = id] = id.split('::');
  if (!text.includes('{')) return [text];
  const known = compiled.get(id) ?? new TextReader(text).pieces();
  compiled.set(id, known);
  return known;
}
