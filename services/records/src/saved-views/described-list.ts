import type { ListDescription } from '@atrium/contracts';

/** A list whose views people can save. A module offers it by listing `contribute(new DescribedList(…))`. */
export class DescribedList {
  readonly key: string;

  constructor(readonly description: ListDescription) {
    this.key = description.key;
  }
}
