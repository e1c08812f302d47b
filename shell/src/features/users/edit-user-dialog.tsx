import { updateUserSchema, type User } from '@atrium/contracts';
import { toast } from '@atrium/sdk';
import { FormDialog, SelectField, TextField, useContractForm } from '@atrium/ui';
import { nameOf, ROLE_HELP, roleOptions } from './user.format.js';
import { useUpdateUserMutation } from './users.api.js';

/** Names and role. A new role acts at once in the person's open pages. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [update] = useUpdateUserMutation();
  const { id, firstName, lastName, role, version } = user;
  const mayChangeRole = user.allowedTransitions.includes('changeRole');
  const form = useContractForm(updateUserSchema, {
    defaultValues: { version, firstName, lastName, role },
    submit: async (values) => {
      await update({ id, ...values }).unwrap();
      onClose();
      toast.success('Saved', { text: nameOf(user) });
    },
  });
  const chosen = form.methods.watch('role') ?? role;
  return (
    <FormDialog title="Edit user" subtitle={user.email} form={form} submitLabel="Save" onClose={onClose}>
      <div className="at-fields">
        <TextField label="First name" {...form.field('firstName')} />
        <TextField label="Last name" {...form.field('lastName')} />
        {mayChangeRole && (
          <SelectField
            wide
            label="Role"
            help={ROLE_HELP[chosen]}
            options={roleOptions}
            {...form.field('role')}
          />
        )}
      </div>
    </FormDialog>
  );
}
