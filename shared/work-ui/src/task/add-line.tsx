import { t } from '@atrium/sdk';
import { Button, FormFailure, TextField, useSubmit } from '@atrium/ui';
import { useRef } from 'react';
import styles from './parts.module.scss';

interface AddLineProps<Name extends string> {
  label: string;
  placeholder: string;
  /** The name by which the server refuses the text. */
  name: Name;
  /** Throws the server's refusal; the text then stays. `key` is the same until it was added. */
  onAdd: (text: string, key: string) => Promise<unknown>;
}

/** One line that Enter adds; the next can be written right after. */
export function AddLine<Name extends string>({ label, placeholder, name, onAdd }: AddLineProps<Name>) {
  const input = useRef<HTMLInputElement>(null);
  const form = useSubmit({
    names: [name],
    submit: async (values, key) => {
      await onAdd(values[name].trim(), key);
      if (!input.current) return;
      input.current.value = '';
      input.current.focus();
    },
  });
  return (
    <form {...form.formProps} className="d-grid gap-2">
      <FormFailure {...form} />
      <div className="d-flex align-items-end gap-2">
        <div className={styles['grow']}>
          <TextField
            ref={input}
            label={<span className="visually-hidden">{label}</span>}
            placeholder={placeholder}
            autoComplete="off"
            {...form.field(name)}
          />
        </div>
        <Button type="submit" icon="plus" busy={form.busy}>
          {t('Add')}
        </Button>
      </div>
    </form>
  );
}
