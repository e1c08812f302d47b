interface Answer {
  status: number;
  data: unknown;
}

/**
 * A failed call that axios did not make, in the form of an axios error for `readFailure`. Without an answer, an axios
 * code gives the reason.
 */
export class OwnFailure extends Error {
  readonly isAxiosError = true;

  constructor(
    readonly response: Answer | undefined,
    readonly code?: 'ETIMEDOUT',
  ) {
    super('The call failed.');
  }
}
