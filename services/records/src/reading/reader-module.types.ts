/** A module that reads files of one kind, loaded only by a process of its own: `programBeside` names it. */
export interface ReaderModule {
  /** Yields the content as texts without line ends, such as JSON; returns a sentence when it refuses the file. */
  read: (
    file: Buffer,
    args: readonly string[],
  ) => AsyncGenerator<string, { refused: string } | void> | Generator<string, { refused: string } | void>;
}
