import { LABEL_COLOURS, type LabelColour } from '@atrium/contracts';

/** The colour of a label that was written on a task: a name always gets the same one. */
export function colourOf(name: string): LabelColour {
  let sum = 0;
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return LABEL_COLOURS[sum % LABEL_COLOURS.length] ?? '1';
}
