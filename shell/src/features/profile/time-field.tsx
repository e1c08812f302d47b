import { TextField, type TextFieldProps } from '@atrium/ui';
import { useState } from 'react';

interface TimeFieldProps extends Pick<TextFieldProps, 'label' | 'help'> {
  /** `08:00` */
  value: string;
  onChange: (value: string) => void;
}

/** A time of the day. It counts when the field is left: half a time is none. */
export function TimeField({ value, onChange, ...words }: TimeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextField
      {...words}
      type="time"
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => {
        if (draft && draft !== value) onChange(draft);
        setDraft(null);
      }}
    />
  );
}
