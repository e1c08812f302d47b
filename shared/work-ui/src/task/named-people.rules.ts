/** Somebody whom a line may name. */
export interface Named {
  id: string;
  name: string;
}

/** Whom a written name means: several are asked about, and nobody is guessed. */
export type Meant = readonly Named[];

interface Known {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** The reader themselves, in the languages of the portal. */
const ME = ['me', 'मैं', 'मुझे', 'أنا'];

export const isMe = (written: string): boolean => ME.includes(written.toLowerCase());

/** As it is written after @ or #, where a blank would end it. */
export const unspaced = (name: string): string => name.replace(/\s+/g, '');

export const nameOf = ({ firstName, lastName }: Known): string => `${firstName} ${lastName}`.trim();

/**
 * Those who are called so, by the best that fits: the whole name, the first name, the beginning of the first name, of the
 * last name or of the address.
 */
export function meantBy(written: string, found: readonly Known[]): Meant {
  const wanted = unspaced(written).toLowerCase();
  const fits: ((one: Known) => boolean)[] = [
    (one) => unspaced(nameOf(one)).toLowerCase() === wanted,
    ({ firstName }) => unspaced(firstName).toLowerCase() === wanted,
    ({ firstName }) => unspaced(firstName).toLowerCase().startsWith(wanted),
    ({ lastName }) => unspaced(lastName).toLowerCase().startsWith(wanted),
    ({ email }) => email.toLowerCase().startsWith(wanted),
  ];
  const best = fits.map((fit) => found.filter(fit)).find((some) => some.length > 0) ?? [];
  return best.map((one) => ({ id: one.id, name: nameOf(one) }));
}
