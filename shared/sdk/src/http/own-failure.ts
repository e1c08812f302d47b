interface Answer {
  status: number;
  data: unknown;
}

/** A failed call that is not axios' own, in the form in which `readFailure` reads one of axios; without an answer a code of axios says why. */
export class OwnFailure extends Error {
  readonly isAxiosError = true;

  constructor(
    readonly response: Answer | undefined,
    readonly code?: 'ETIMEDOUT',
  ) {
    super('The call failed.');
  }
}
