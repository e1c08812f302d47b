import { escapeHtml } from '@atrium/platform';

/** HTML that may stand in a page as it is. */
export class Markup {
  constructor(readonly text: string) {}
}

export type Piece = Markup | string | number | null | false | undefined | readonly Piece[];

/** HTML with values in it, each escaped unless it is markup itself; what is missing leaves nothing. */
export const html = (parts: TemplateStringsArray, ...values: Piece[]): Markup =>
  new Markup(parts.map((part, place) => part + written(values[place])).join(''));

function written(value: Piece): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(written).join('');
  return escapeHtml(String(value));
}

/** Data in a page: nothing in it can end the element in which it stands. */
export const dataOf = (value: unknown): Markup =>
  new Markup(
    JSON.stringify(value)
      .replaceAll('<', '\\u003c')
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029'),
  );
