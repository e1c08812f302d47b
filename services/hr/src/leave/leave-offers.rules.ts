/** What one policy offers to whom; null: of every employment or department. */
export interface PolicyOffer {
  employmentType: string | null;
  departmentId: string | null;
  typeIds: string[];
}

export interface Placed {
  employmentType: string;
  departmentId: string | null;
}

/** Whether a person may take a type. Whom no policy names may take all. */
export function isOfferedTo(policies: readonly PolicyOffer[], typeId: string, person: Placed): boolean {
  const own = policies.filter(
    ({ employmentType, departmentId }) =>
      (employmentType === null || employmentType === person.employmentType) &&
      (departmentId === null || departmentId === person.departmentId),
  );
  return own.length === 0 || own.some(({ typeIds }) => typeIds.includes(typeId));
}
