/** Something that holds from a date on, until the next one; null: since ever. */
export interface Dated {
  from: string | null;
}

/** The id of what is given from a date on. */
export interface Given extends Dated {
  id: string;
}

/** As statements answer what is given to departments and to everybody. */
export type StoredGiven = Given & { departmentId: string | null };

/** What a company gives to many, in the order of the dates. */
export interface CompanyGiven {
  /** To everybody who has no other. */
  everybody: readonly Given[];
  departments: ReadonlyMap<string, readonly Given[]>;
}

/** The departments of a person. */
export type OwnDepartments = readonly (Dated & { departmentId: string | null })[];

/** What is given to one person. */
export interface OwnGiven {
  given: readonly Given[];
  departments: OwnDepartments;
}

/** Of things in the order of their dates, the one that holds on a date. */
export function heldOn<Item extends Dated>(items: readonly Item[], date: string): Item | undefined {
  return items.findLast(({ from }) => from === null || from <= date);
}

/**
 * What a person follows on a date. Their own goes before that of the department that they belonged to on the date, and the
 * department's before everybody's.
 */
export function followedOn(own: OwnGiven, company: CompanyGiven, date: string): string | null {
  const department = heldOn(own.departments, date)?.departmentId ?? '';
  const given =
    heldOn(own.given, date) ??
    heldOn(company.departments.get(department) ?? [], date) ??
    heldOn(company.everybody, date);
  return given?.id ?? null;
}

export function companyGiven(stored: readonly StoredGiven[] | null): CompanyGiven {
  const given = stored ?? [];
  const ofDepartment = given.filter(({ departmentId }) => departmentId !== null);
  return {
    everybody: given.filter(({ departmentId }) => departmentId === null),
    departments: inGroups(ofDepartment, ({ departmentId }) => departmentId ?? ''),
  };
}

/** Items by their key, each group in the order given. */
export function inGroups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const known = found.get(keyOf(item));
    if (known) known.push(item);
    else found.set(keyOf(item), [item]);
  }
  return found;
}
