import type { Import, ImportMapping } from '@atrium/contracts';
import { t, Trans, translate } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { Note } from '../feedback/note.js';
import { SelectField } from '../field/select-field.js';
import { useState } from 'react';
import { useMapImportMutation } from './import.api.js';
import { chosenOf, ImportChoices } from './import-choices.js';
import { useImportStep } from './use-import-step.js';
import type { ImportStepProps } from './import.types.js';
import { StoppedNote } from './stopped-note.js';

/** Maps the file's columns to fields, beginning with a guess. */
export function MappingStep({ import: given, onLeave }: ImportStepProps) {
  const { id, version, fileName, state, jobId } = given;
  const [mapping, setMapping] = useState<ImportMapping>(given.mapping);
  const [choices, setChoices] = useState(() => chosenOf(given));
  const [mapImport] = useMapImportMutation();
  const { busy, failure, take } = useImportStep();
  const faults = failure?.fields ?? {};
  const submit = () => void take(() => mapImport({ id, version, mapping, choices }).unwrap());
  return (
    <form
      noValidate
      className="d-grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {state === 'stopped' && (
        <StoppedNote jobId={jobId}>{t('The rows were not checked to the end.')}</StoppedNote>
      )}
      <p className="m-0">
        <Trans
          id="Match the columns of {fileName}. Columns you do not match are skipped."
          values={{ fileName: <bdi>{fileName}</bdi> }}
        />
      </p>
      <Failure message={failure?.message} />
      <Columns faults={faults} mapping={mapping} import={given} onChange={setMapping} />
      <ImportChoices faults={faults} choices={given.choices} chosen={choices} onChange={setChoices} />
      <div className="at-import-row">
        <Button variant="primary" type="submit" busy={busy}>
          {t('Check rows')}
        </Button>
        <Button onClick={onLeave}>{t('Choose another file')}</Button>
      </div>
    </form>
  );
}

function Failure({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Note tone="danger" live>
      {message}
    </Note>
  );
}

interface ColumnsProps {
  import: Import;
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
  faults: Record<string, string>;
}

function Columns({ import: given, mapping, onChange, faults }: ColumnsProps) {
  const options = given.headings.map((heading, place) => ({ value: String(place), label: heading }));
  return (
    <div className="at-fields">
      {given.fields.map(({ key, label, required, orElse, help }) => (
        <SelectField
          key={key}
          label={translate(label)}
          required={required && (orElse === null || (mapping[orElse] ?? null) === null)}
          placeholder={t('Not in the file')}
          options={options}
          value={String(mapping[key] ?? '')}
          help={exampleOf(given, mapping[key] ?? null) ?? (help ? translate(help) : undefined)}
          error={faults[key]}
          onChange={({ target: { value } }) =>
            onChange({ ...mapping, [key]: value === '' ? null : Number(value) })
          }
        />
      ))}
    </div>
  );
}

function exampleOf({ samples }: Import, place: number | null): string | null {
  if (place === null) return null;
  const values = samples.map((cells) => cells[place]).filter(Boolean);
  return values.length > 0
    ? t('In the file: {values}', { values: values.join(', ') })
    : t('Empty in the first rows');
}
