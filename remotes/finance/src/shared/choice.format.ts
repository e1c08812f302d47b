import type { ListDescription, ListOption } from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import type { SelectOption } from '@atrium/ui';

const optionsIn = ({ columns }: ListDescription, key: string): readonly ListOption[] =>
  columns.find((column) => column.key === key)?.options ?? [];

/** What a choice of a list may be, as its description says. */
export const choiceOptions = (list: ListDescription, key: string): SelectOption[] =>
  optionsIn(list, key).map(({ value, label }) => ({ value, label: translate(label) }));

export const sayChoice = (list: ListDescription, key: string, value: string): string =>
  translate(optionsIn(list, key).find((option) => option.value === value)?.label ?? value);
