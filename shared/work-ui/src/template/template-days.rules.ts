/** A number as a field has it; a text that is none stays one that the contract refuses. */
export const daysOf = (value: string | number): number | null => (value === '' ? null : Number(value));
