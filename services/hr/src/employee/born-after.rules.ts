/** Nobody joins on the day of their birth or before it. */
export const isBornAfter = (birthDate: string | null | undefined, joiningDate: string): boolean =>
  Boolean(birthDate) && String(birthDate) >= joiningDate;
