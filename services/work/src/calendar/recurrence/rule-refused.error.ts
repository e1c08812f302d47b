/** A rule that is not accepted. The message is a sentence for people. */
export class RuleRefusedError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'RuleRefusedError';
  }
}
