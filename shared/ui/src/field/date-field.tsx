import { TextField, type TextFieldProps } from './text-field.js';

/** A business day as `2026-04-30`, picked with the browser's own calendar. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'icon'>) {
  return <TextField {...props} type="date" />;
}
