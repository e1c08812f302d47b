import type { SavedView } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { CheckField } from '../field/check-field.js';
import { TextField } from '../field/text-field.js';
import { useSubmit } from '../form/use-submit.js';
import { FormDialog } from '../overlay/form-dialog.js';
import { useCreateSavedViewMutation, useUpdateSavedViewMutation } from './saved-views.api.js';
import type { SavedViews } from './use-saved-views.js';

interface ViewDialogProps {
  /** Key of the list. */
  list: string;
  saved: SavedViews;
  /** The view to rename; null saves a new one. */
  renamed: SavedView | null;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Names a view: a new one with the list's current state, or an existing one. */
export default function ViewDialog({ list, saved, renamed, onSaved, onClose }: ViewDialogProps) {
  const [create] = useCreateSavedViewMutation();
  const [update] = useUpdateSavedViewMutation();
  const form = useSubmit({
    names: ['name', 'shared'],
    validate: ({ name }) => (name.trim() ? {} : { name: t('Enter a name.') }),
    submit: async ({ name, shared }) => {
      const view = renamed
        ? await update({ id: renamed.id, version: renamed.version, name }).unwrap()
        : await create({ list, name, shared: shared !== '', ...saved.content }).unwrap();
      onSaved(view.id);
      onClose();
    },
  });
  const shareLabel = t('Share with everyone who reads this list');
  return (
    <FormDialog
      title={renamed ? t('Rename view') : t('Save as view')}
      size="sm"
      form={form}
      submitLabel={t('Save')}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        maxLength={60}
        autoComplete="off"
        defaultValue={renamed?.name}
        help={renamed ? undefined : t('Saves search, filters, sort order and columns.')}
        {...form.field('name')}
      />
      {!renamed && saved.mayShare && <CheckField label={shareLabel} value="yes" {...form.field('shared')} />}
    </FormDialog>
  );
}
