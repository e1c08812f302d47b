import type { ImportChosen } from '@atrium/contracts';
import type { ImportChoice } from '@atrium/records';

/** What becomes of labels that no label of the company is. */
export const LABEL_CHOICE: ImportChoice = {
  key: 'labels',
  label: 'Labels that do not exist yet',
  help: null,
  fallback: 'leave',
  options: () => [
    { value: 'leave', label: 'Leave them out' },
    { value: 'make', label: 'Make them' },
  ],
};

export const makesLabels = (choices: ImportChosen): boolean => choices[LABEL_CHOICE.key] === 'make';
