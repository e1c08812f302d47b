import { t, useUnsavedWork } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { TextAreaField } from '../field/text-area-field.js';

/** How people paste rows instead of a file. */
export interface PasteRules {
  label: string;
  help: string;
  placeholder: string;
  /** Makes a CSV file with headings of the pasted text. */
  toFile: (text: string) => string;
}

export interface Pasting extends PasteRules {
  text: string;
  onText: (text: string) => void;
}

interface PastedRowsProps extends Pasting {
  busy: boolean;
  onGive: (file: File) => void;
}

/** Takes rows that are typed, or copied from elsewhere. */
export function PastedRows({
  label,
  help,
  placeholder,
  toFile,
  text,
  onText,
  busy,
  onGive,
}: PastedRowsProps) {
  useUnsavedWork(text.trim() !== '');
  return (
    <form
      noValidate
      className="d-grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onGive(new File([toFile(text)], 'pasted.csv', { type: 'text/csv' }));
      }}
    >
      <TextAreaField
        label={label}
        help={help}
        placeholder={placeholder}
        rows={8}
        dir="ltr"
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy} disabled={text.trim() === ''}>
          {t('Check list')}
        </Button>
      </div>
    </form>
  );
}
