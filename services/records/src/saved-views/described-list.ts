import type { ListDescription } from '@atrium/contracts';

/** A list of a service that people can save views of. A module that lists `contribute(new DescribedList(…))` has it. */
export class DescribedList {
  readonly key: string;

  constructor(readonly description: ListDescription) {
    this.key = description.key;
  }
}
