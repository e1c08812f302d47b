import { translate } from '@atrium/sdk';

/** The choices of a field, in the reader's language. */
export const optionsOf = <Key extends string>(keys: readonly Key[], labels: Record<Key, string>) =>
  keys.map((value) => ({ value, label: translate(labels[value]) }));
