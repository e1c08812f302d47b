/** The last one of a page, of several at the same moment too. */
export interface PagePlace {
  at: Date;
  id: string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** As it stands in the address of the next page. */
export const sayPlace = ({ at, id }: PagePlace): string => `${at.toISOString()} ${id}`;

/** Null: the first page, also for a text that names no place. */
export function placeOf(text: string | undefined): PagePlace | null {
  const [at = '', id = ''] = text?.split(' ') ?? [];
  const moment = new Date(at);
  return UUID.test(id) && !Number.isNaN(moment.getTime()) ? { at: moment, id } : null;
}
