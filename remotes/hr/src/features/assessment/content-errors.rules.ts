/** Whose errors stand beside them. */
const SHOWN = ['accepts', 'most', 'maxMb'];

/** What the form says of the answers of a question: of each field what is wrong with it. */
export type ContentErrors = Readonly<Record<string, { message?: unknown } | undefined>>;

/** What is wrong with a field, as the contract says it. */
export function messageOf(errors: ContentErrors | undefined, field: string): string | undefined {
  const message = errors?.[field]?.message;
  return typeof message === 'string' ? message : undefined;
}

/** Whether something is wrong that no field says. */
export const isWrongElsewhere = (errors: ContentErrors | undefined): boolean =>
  errors !== undefined && Object.keys(errors).some((field) => !SHOWN.includes(field));
