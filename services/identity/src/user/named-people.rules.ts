/** A name as people are looked up by it: `Asha  RAO` and `asha rao` are one. */
export const nameKey = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

const MOST_TOLD = 5;

/** What is said of a name that several people have. @param ways their emails or codes */
export function severalWords(ways: readonly string[]): string {
  const told = ways.slice(0, MOST_TOLD).join(', ') + (ways.length > MOST_TOLD ? ', …' : '');
  return `Several people have this name: ${told}. Write one of these instead.`;
}

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

export interface NamedPeople<Found extends Person> {
  /** Email or name, as `nameKey` makes it -> the one person whose it is. */
  found: Map<string, Found>;
  /** A name that several have -> what is said of it. */
  several: Map<string, string>;
}

/** Sorts people by how they are named: an email is of one person, a name is where nobody else has it. */
export function sortNamed<Found extends Person>(people: readonly Found[]): NamedPeople<Found> {
  const byName = new Map<string, Found[]>();
  for (const person of people) {
    const name = nameKey(`${person.firstName} ${person.lastName}`);
    byName.set(name, [...(byName.get(name) ?? []), person]);
  }
  const found = new Map<string, Found>();
  const several = new Map<string, string>();
  for (const [name, [first, ...others]] of byName) {
    if (first && others.length === 0) found.set(name, first);
    else if (first) several.set(name, severalWords([first, ...others].map(({ email }) => email)));
  }
  for (const person of people) found.set(person.email.toLowerCase(), person);
  return { found, several };
}
